#!lua
-- Takes the games that have waited longest for a worker. Each rings again after a lease, unless a commit says otherwise by
-- then: so a worker that is killed, or that hangs, delays a few games for a moment.
-- KEYS: 1 alarms, 2 rung.  ARGV: 1 limit, 2 lease ms.
-- Answers {{game id, the instant for which it was rung (ms), game id, instant …}, how many still wait}.
local t = redis.call('TIME')
local lease = t[1] * 1000 + math.floor(t[2] / 1000) + ARGV[2]
local found = redis.call('ZPOPMIN', KEYS[2], ARGV[1])
local taken = {}
for i = 1, #found, 2 do
  local at = tonumber(redis.call('ZSCORE', KEYS[1], found[i]) or nil)
  -- A game without an alarm has come to its end meanwhile.
  if at then
    if at < lease then redis.call('ZADD', KEYS[1], string.format('%d', lease), found[i]) end
    taken[#taken + 1] = found[i]
    taken[#taken + 1] = found[i + 1]
  end
end
return {taken, redis.call('ZCARD', KEYS[2])}
