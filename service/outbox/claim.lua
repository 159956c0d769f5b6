-- Takes what is due, and puts it back a lease ahead, so that a job that is lost comes back by itself.
-- Where the clock was set back, every alarm is set back with it: no game waits until the old hour comes round again.
-- KEYS: 1 alarms, 2 heartbeat, 3 clock.  ARGV: 1 limit, 2 lease ms, 3 heartbeat ttl ms, 4 least step back ms.
-- Answers {game ids, next due ms or '', seconds, microseconds}.
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local text = string.format('%d', now)
redis.call('SET', KEYS[2], text, 'PX', ARGV[3])
local back = tonumber(redis.call('GETSET', KEYS[3], text) or text) - now
if back >= tonumber(ARGV[4]) then
  local all = redis.call('ZRANGE', KEYS[1], 0, -1)
  for i = 1, #all do redis.call('ZINCRBY', KEYS[1], string.format('%d', -back), all[i]) end
end
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', text, 'LIMIT', 0, ARGV[1])
local lease = string.format('%d', now + ARGV[2])
for i = 1, #due do redis.call('ZADD', KEYS[1], lease, due[i]) end
local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return {due, first[2] or '', t[1], t[2]}
