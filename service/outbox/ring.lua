#!lua
-- Puts every game that is due now, or in a moment, among those that wait for a worker, and has it ring again a moment later: a
-- wake-up that got lost is made again, and a game that no worker has taken by then is still there.
-- Where the clock was set back, every alarm is set back with it: no game waits until the old hour comes round again.
-- KEYS: 1 alarms, 2 rung, 3 heartbeat, 4 clock.
-- ARGV: 1 limit, 2 ms until it rings again, 3 heartbeat ttl ms, 4 least step back ms, 5 how long before their instants games
--       are put there (ms).
-- Answers {games that are due, those of them that did not wait yet, next due ms or '', seconds, microseconds}.
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local text = string.format('%d', now)
redis.call('SET', KEYS[3], text, 'PX', ARGV[3])
local back = tonumber(redis.call('GETSET', KEYS[4], text) or text) - now
if back >= tonumber(ARGV[4]) then
  local all = redis.call('ZRANGE', KEYS[1], 0, -1)
  for i = 1, #all do redis.call('ZINCRBY', KEYS[1], string.format('%d', -back), all[i]) end
end
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', string.format('%d', now + ARGV[5]), 'WITHSCORES', 'LIMIT', 0, ARGV[1])
local fresh = 0
for i = 1, #due, 2 do fresh = fresh + redis.call('ZADD', KEYS[2], 'NX', due[i + 1], due[i]) end
-- The more wait, the longer it takes until all are taken: many games without a worker are no work for the alarm.
local again = string.format('%d', now + ARGV[2] + math.floor(redis.call('ZCARD', KEYS[2]) / 50))
for i = 1, #due, 2 do redis.call('ZADD', KEYS[1], again, due[i]) end
local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return {#due / 2, fresh, first[2] or '', t[1], t[2]}
