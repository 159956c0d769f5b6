#!lua
-- Writes down how an attempt went. May run twice: an attempt is known by its number.
-- KEYS: 1 webhook, 2 its queue, 3 delivery.
-- ARGV: 1 delivery id, 2 number of the attempt, 3 the attempt (JSON), 4 what the delivery is now, 5 next attempt ms,
--       6 at rest until ms ('' = not), 7 when it was tried (ms), 8 reason to disable ('' = none), 9 attempts to show,
--       10 '1' = keeps its place in the queue.
if redis.call('EXISTS', KEYS[3]) == 0 or redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local old = redis.call('HMGET', KEYS[3], 'c', 'a', 't')
if tonumber(old[1] or 0) >= tonumber(ARGV[2]) then return 0 end
local shown = old[2] and old[2] ~= '' and (old[2] .. ',' .. ARGV[3]) or ARGV[3]
local count = select(2, string.gsub(shown, '}', ''))
while count > tonumber(ARGV[9]) do
  shown = string.sub(shown, string.find(shown, '},', 1, true) + 2)
  count = count - 1
end
redis.call('HSET', KEYS[3], 'c', ARGV[2], 'a', shown, 't', (old[3] or 0) + 1, 's', ARGV[4], 'x', ARGV[5])
if ARGV[4] == 'pending' then
  if ARGV[10] ~= '1' then redis.call('ZADD', KEYS[2], ARGV[5], ARGV[1]) end
else
  redis.call('ZREM', KEYS[2], ARGV[1])
end
if ARGV[4] == 'delivered' then
  redis.call('HDEL', KEYS[1], 'f', 'n', 'q')
else
  if (redis.call('HGET', KEYS[1], 'f') or '') == '' then redis.call('HSET', KEYS[1], 'f', ARGV[7]) end
  redis.call('HINCRBY', KEYS[1], 'n', 1)
  if ARGV[6] ~= '' then redis.call('HSET', KEYS[1], 'q', ARGV[6]) end
end
if ARGV[8] ~= '' then
  redis.call('HSET', KEYS[1], 's', 'disabled', 'r', ARGV[8])
  -- Who is changing it at this moment has to look again.
  redis.call('HINCRBY', KEYS[1], 'v', 1)
end
return 1
