#!lua
-- Sets a game's alarm in a Redis that does not have the game; an older version never overrules a newer one.
-- KEYS: 1 alarms, 2 versions.
-- ARGV: 1 game id, 2 version, with the life of the games' store before it (0 = the game is gone), 3 due ms ('' = none),
--       4 wake channel.
local known = tonumber(redis.call('HGET', KEYS[2], ARGV[1]) or 0)
local version = tonumber(ARGV[2])
if version > 0 and version < known then return 0 end
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
else
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
  if redis.call('ZRANGE', KEYS[1], 0, 0)[1] == ARGV[1] then redis.call('PUBLISH', ARGV[4], ARGV[3]) end
end
return 1
