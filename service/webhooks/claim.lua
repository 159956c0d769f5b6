#!lua
-- Takes what is due from a sorted set; what is taken comes back by itself after the lease.
-- KEYS: 1 sorted set.  ARGV: 1 how many at most, 2 lease ms, 3 '1' = nothing in it is ever further ahead than a lease.
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])
-- What is further ahead all the same was put there before the clock was set back.
if ARGV[3] == '1' and #due == 0 then
  due = redis.call('ZRANGEBYSCORE', KEYS[1], now + 2 * ARGV[2], '+inf', 'LIMIT', 0, ARGV[1])
end
for _, member in ipairs(due) do redis.call('ZADD', KEYS[1], now + ARGV[2], member) end
return due
