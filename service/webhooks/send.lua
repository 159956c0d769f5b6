#!lua
-- Puts deliveries into a webhook's queue, together with the idempotency record of the request; may run twice.
-- KEYS: 1 webhook, 2 its queue, 3 its history, 4 lanes, 5 idempotency record.
-- ARGV: 1 fingerprint ('' = no record), 2 answer, 3 record ttl ms, 4 webhook id, 5 prefix of deliveries,
--       6 how many are known at most, 7 for how long (ms), 8 '1' = also those that were made before, then of each
--       delivery its id, what it tells of, its body.
-- Answers {kind, bytes, seconds, microseconds}; kind: 0 written, 2 the webhook is gone or disabled, 3 replayed,
-- 4 mismatch.
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
if ARGV[1] ~= '' then
  local kept = redis.call('GET', KEYS[5])
  if kept then
    if string.sub(kept, 1, 64) == ARGV[1] then return {3, string.sub(kept, 65), t[1], t[2]} end
    return {4, '', t[1], t[2]}
  end
end
if redis.call('HGET', KEYS[1], 's') ~= 'enabled' then return {2, '', t[1], t[2]} end
for i = 9, #ARGV, 3 do
  local id, key = ARGV[i], ARGV[5] .. ARGV[i]
  if ARGV[8] == '1' or redis.call('EXISTS', key) == 0 then
    redis.call('HSET', key, 'm', ARGV[i + 1], 'b', ARGV[i + 2], 's', 'pending', 't', 0, 'x', now)
    redis.call('PEXPIRE', key, ARGV[7])
    redis.call('ZADD', KEYS[3], 'NX', now, id)
    redis.call('ZADD', KEYS[2], now, id)
  end
end
local over = redis.call('ZCARD', KEYS[3]) - tonumber(ARGV[6])
if over > 0 then
  for _, id in ipairs(redis.call('ZRANGE', KEYS[3], 0, over - 1)) do
    redis.call('DEL', ARGV[5] .. id)
    redis.call('ZREM', KEYS[2], id)
  end
  redis.call('ZREMRANGEBYRANK', KEYS[3], 0, over - 1)
end
redis.call('PEXPIRE', KEYS[3], ARGV[7])
redis.call('PEXPIRE', KEYS[2], ARGV[7])
redis.call('ZADD', KEYS[4], 0, ARGV[4])
if ARGV[1] ~= '' then redis.call('SET', KEYS[5], ARGV[1] .. ARGV[2], 'PX', ARGV[3]) end
return {0, '', t[1], t[2]}
