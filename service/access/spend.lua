#!lua
-- Takes from a bucket what a process has given out of it, and tells how long it takes to be full again (GCRA).
-- KEYS: 1 bucket (the instant, in µs, at which it is full).
-- ARGV: 1 how many, 2 µs each, 3 µs for an empty bucket to be full.
-- It may be in debt by a whole bucket, so that processes together give out no more in the long run than one; not by
-- more, so that a clock that was set heals soon. Twice the same call takes twice, which only makes a client wait.
local t = redis.call('TIME')
local now = t[1] * 1000000 + t[2]
local most = now + 2 * ARGV[3]
local full = tonumber(redis.call('GET', KEYS[1]) or 0)
if full < now then full = now end
full = math.min(full + ARGV[1] * ARGV[2], most)
redis.call('SET', KEYS[1], string.format('%.0f', full), 'PX', math.ceil((full - now) / 1000) + 1)
return full - now
