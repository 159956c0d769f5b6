#!lua flags=allow-oom
-- Takes places out of the lobby, and out of the lists of keys, whose games are gone.
-- KEYS: 1 ends, 2 lobby, 3 lobby of finished games, 4 ends of owned games (`<owner> <place>`), and where the lists know
--       games by their versions: 5 these.
-- ARGV: 1 limit, 2 what the lists of keys begin with.  Answers how many they were.
local t = redis.call('TIME')
local now = string.format('%d', t[1] * 1000 + math.floor(t[2] / 1000))
local function forget(places)
  for _, place in ipairs(KEYS[5] and places or {}) do redis.call('HDEL', KEYS[5], string.sub(place, string.find(place, ':', 1, true) + 1)) end
end
local gone = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])
if #gone > 0 then
  redis.call('ZREM', KEYS[2], unpack(gone))
  redis.call('ZREM', KEYS[3], unpack(gone))
  redis.call('ZREM', KEYS[1], unpack(gone))
  forget(gone)
end
local owned = redis.call('ZRANGEBYSCORE', KEYS[4], '-inf', now, 'LIMIT', 0, ARGV[1])
for _, member in ipairs(owned) do
  local at = string.find(member, ' ', 1, true)
  redis.call('ZREM', ARGV[2] .. string.sub(member, 1, at - 1), string.sub(member, at + 1))
  forget({string.sub(member, at + 1)})
end
if #owned > 0 then redis.call('ZREM', KEYS[4], unpack(owned)) end
return #gone + #owned
