#!lua flags=allow-oom
-- Forgets a webhook with all of its deliveries; may run twice.
-- KEYS: 1 webhook, 2 the owner's webhooks, 3 queue, 4 history, 5 lanes, 6 lock.  ARGV: 1 id, 2 prefix of deliveries.
for _, id in ipairs(redis.call('ZRANGE', KEYS[4], 0, -1)) do redis.call('DEL', ARGV[2] .. id) end
redis.call('DEL', KEYS[1], KEYS[3], KEYS[4], KEYS[6])
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[5], ARGV[1])
return 1
