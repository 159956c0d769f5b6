#!lua
-- Makes or changes one webhook, together with the idempotency record of the request; all of it or nothing.
-- KEYS: 1 webhook, 2 the owner's webhooks, 3 idempotency record, 4 lanes.
-- ARGV: 1 fingerprint ('' = no record), 2 answer, 3 record ttl ms, 4 version that it builds on ('0' = a new one),
--       5 nonce, 6 limit, 7 id, 8 made at ms, 9 definition, 10 status, 11 reason, 12 secret, 13 old secret,
--       14 old until ms, 15 failing since ('' = not).
-- Answers {kind, bytes, seconds, microseconds}; kind: 0 written, 1 full, 2 changed meanwhile, 3 replayed, 4 mismatch.
local t = redis.call('TIME')
if ARGV[1] ~= '' then
  local kept = redis.call('GET', KEYS[3])
  if kept then
    if string.sub(kept, 1, 64) == ARGV[1] then return {3, string.sub(kept, 65), t[1], t[2]} end
    return {4, '', t[1], t[2]}
  end
end
local old = redis.call('HMGET', KEYS[1], 'v', 'e')
if old[2] == ARGV[5] then return {0, '', t[1], t[2]} end
if (old[1] or '0') ~= ARGV[4] then return {2, '', t[1], t[2]} end
if ARGV[4] == '0' then
  if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[6]) then return {1, '', t[1], t[2]} end
  redis.call('ZADD', KEYS[2], ARGV[8], ARGV[7])
end
redis.call('HSET', KEYS[1], 'v', tonumber(ARGV[4]) + 1, 'e', ARGV[5], 'd', ARGV[9], 's', ARGV[10], 'r', ARGV[11],
  'k', ARGV[12], 'o', ARGV[13], 'u', ARGV[14], 'f', ARGV[15])
-- Who was asked to send again, or elsewhere, begins at once.
redis.call('HDEL', KEYS[1], 'q', 'n')
redis.call('ZADD', KEYS[4], 0, ARGV[7])
if ARGV[1] ~= '' then redis.call('SET', KEYS[3], ARGV[1] .. ARGV[2], 'PX', ARGV[3]) end
return {0, '', t[1], t[2]}
