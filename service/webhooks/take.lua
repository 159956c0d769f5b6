#!lua
-- The next delivery of a webhook that is due, for the one who holds its lane; or why there is none, and the lane is free.
-- KEYS: 1 webhook, 2 its queue, 3 its history, 4 its lock, 5 lanes.
-- ARGV: 1 webhook id, 2 token, 3 lease ms, 4 prefix of deliveries, 5 longest rest ms.
-- Answers {word, next instant ms ('' = none), then for `go`: now ms, delivery id, delivery (flat), webhook (flat)}.
-- `busy`: another process has the lane. `rest`: nothing before that instant. `go`: send this one.
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local holder = redis.call('GET', KEYS[4])
if holder and holder ~= ARGV[2] then
  -- That process looks for more before it leaves; should it be dead, another one looks when its lease is over.
  redis.call('ZADD', KEYS[5], now + math.max(0, redis.call('PTTL', KEYS[4])), ARGV[1])
  return {'busy', ''}
end
local state = redis.call('HMGET', KEYS[1], 's', 'q')
local wait = nil
if state[1] == 'enabled' then
  local rest = tonumber(state[2] or 0)
  -- No rest is longer than this; the clock was set back since.
  if rest > now + ARGV[5] then rest = 0 end
  while true do
    local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
    if not first[1] then break end
    local due = math.max(tonumber(first[2]), rest)
    if due > now then
      wait = due
      break
    end
    local delivery = redis.call('HGETALL', ARGV[4] .. first[1])
    if #delivery > 0 then
      redis.call('SET', KEYS[4], ARGV[2], 'PX', ARGV[3])
      -- A process that dies with it in hand has taken nothing: another one looks again after the lease.
      redis.call('ZADD', KEYS[5], now + ARGV[3], ARGV[1])
      return {'go', '', now, first[1], delivery, redis.call('HGETALL', KEYS[1])}
    end
    redis.call('ZREM', KEYS[2], first[1])
    redis.call('ZREM', KEYS[3], first[1])
  end
end
if holder then redis.call('DEL', KEYS[4]) end
if not wait then
  redis.call('ZREM', KEYS[5], ARGV[1])
  return {'rest', ''}
end
-- At that instant a sending process claims the lane, and looks again.
redis.call('ZADD', KEYS[5], wait, ARGV[1])
return {'rest', wait}
