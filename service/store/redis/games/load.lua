#!lua flags=no-writes
-- Reads a game and, first, the idempotency record of the request that wants to play on it.
-- KEYS: 1 game hash, 2 idempotency record.  ARGV: 1 known version, 2 its nonce, 3 fingerprint ('' = no record wanted).
-- Answers {kind, version, bytes, seconds, microseconds, nonces}; kind: 0 loaded, 1 unchanged, 3 replayed, 4 mismatch.
local t = redis.call('TIME')
if ARGV[3] ~= '' then
  local kept = redis.call('GET', KEYS[2])
  if kept then
    if string.sub(kept, 1, 64) == ARGV[3] then return {3, 0, string.sub(kept, 65), t[1], t[2], ''} end
    return {4, 0, '', t[1], t[2], ''}
  end
end
local found = redis.call('HMGET', KEYS[1], 'v', 'n')
local nonces = found[2] or ''
if found[1] and found[1] == ARGV[1] and string.sub(nonces, 1, 16) == ARGV[2] then
  return {1, tonumber(found[1]), '', t[1], t[2], ''}
end
return {0, tonumber(found[1] or 0), redis.call('HGET', KEYS[1], 'b') or '', t[1], t[2], nonces}
