#!lua
-- Which life of a cluster this is: its number goes up with each node that is a master in a life that was not known.
-- KEYS: 1 epoch: n the number, run what names it, and a field for each life of a master.
-- ARGV: 1 the number that the caller knows (0 = none), 2 a life of a master.  Answers {number, what names it}.
local number = tonumber(redis.call('HGET', KEYS[1], 'n') or 0)
if redis.call('HEXISTS', KEYS[1], ARGV[2]) == 0 or number < tonumber(ARGV[1]) then
  number = math.max(number, tonumber(ARGV[1])) + 1
  redis.call('HSET', KEYS[1], 'n', number, 'run', ARGV[2], ARGV[2], number)
end
return {number, redis.call('HGET', KEYS[1], 'run')}
