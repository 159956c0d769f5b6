-- Takes places out of the lobby whose games are gone.
-- KEYS: 1 ends, 2 lobby, 3 lobby of finished games.  ARGV: 1 limit.  Answers how many they were.
local t = redis.call('TIME')
local now = string.format('%d', t[1] * 1000 + math.floor(t[2] / 1000))
local gone = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])
if #gone > 0 then
  redis.call('ZREM', KEYS[2], unpack(gone))
  redis.call('ZREM', KEYS[3], unpack(gone))
  redis.call('ZREM', KEYS[1], unpack(gone))
end
return #gone
