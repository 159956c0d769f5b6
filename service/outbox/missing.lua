#!lua
-- Seats that were not seen for a lease, each claimed for a while, so that only one finder gets it.
-- KEYS: 1 presence, 2 claims.  ARGV: 1 lease ms, 2 limit, 3 how long a claim lasts (ms).
-- Answers member, instant when last seen (ms), member, instant …
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
-- The clock was set back: a player last seen in the future is seen now, or would be for ever.
for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], string.format('%d', now + 60000), '+inf', 'LIMIT', 0, ARGV[2])) do
  redis.call('ZADD', KEYS[1], string.format('%d', now), member)
end
local gone = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', string.format('%d', now - ARGV[1]), 'WITHSCORES', 'LIMIT', 0, ARGV[2])
local found = {}
for i = 1, #gone, 2 do
  if tonumber(redis.call('ZSCORE', KEYS[2], gone[i]) or 0) <= now then
    redis.call('ZADD', KEYS[2], string.format('%d', now + ARGV[3]), gone[i])
    found[#found + 1] = gone[i]
    found[#found + 1] = gone[i + 1]
  end
end
return found
