#!lua flags=no-writes
-- Reads a game and, first, the answer to the request that wants to play on it.
-- KEYS: 1 game hash, 2 answers, 3 idempotency record of an older release, or of what made the game.
-- ARGV: 1 known version, 2 its nonce, 3 fingerprint ('' = no record wanted), 4 key and 5 fingerprint among the answers.
-- Answers {kind, version, bytes, seconds, microseconds, nonces}; kind: 0 loaded, 1 unchanged, 3 replayed, 4 mismatch,
-- 7 replayed (bytes: the packed answer).
local t = redis.call('TIME')
if ARGV[3] ~= '' then
  local kept = redis.call('HGET', KEYS[2], ARGV[4])
  if kept and struct.unpack('>I6', kept, 9) > t[1] * 1000 + math.floor(t[2] / 1000) then
    if string.sub(kept, 1, 8) == ARGV[5] then return {7, 0, string.sub(kept, 15), t[1], t[2], ''} end
    return {4, 0, '', t[1], t[2], ''}
  end
  kept = redis.call('GET', KEYS[3])
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
