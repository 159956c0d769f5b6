#!lua flags=allow-oom
-- Puts a game's alarm right, unless the game has moved on (its own commit has set the alarm then).
-- KEYS: 1 game hash, 2 alarms.
-- ARGV: 1 version (0 = the game is not there), 2 game id, 3 due ms ('' = none), 4 wake channel, 5 nonce of the version,
--       6 by what to publish.
local found = redis.call('HMGET', KEYS[1], 'v', 'n')
if tonumber(found[1] or 0) ~= tonumber(ARGV[1]) or string.sub(found[2] or '', 1, 16) ~= ARGV[5] then return 0 end
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[2], ARGV[2])
else
  redis.call('ZADD', KEYS[2], ARGV[3], ARGV[2])
  if redis.call('ZRANGE', KEYS[2], 0, 0)[1] == ARGV[2] then redis.call(ARGV[6], ARGV[4], ARGV[3]) end
end
return 1
