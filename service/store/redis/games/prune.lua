#!lua flags=allow-oom
-- Takes answers out whose time is over: all of a game go with the last of them, and a long game has many before that.
-- KEYS: 1 answers.  Answers how many they were.
local t, gone = redis.call('TIME'), 0
local found = redis.call('HGETALL', KEYS[1])
for i = 1, #found, 2 do
  if struct.unpack('>I6', found[i + 1], 9) <= t[1] * 1000 + math.floor(t[2] / 1000) then
    gone = gone + redis.call('HDEL', KEYS[1], found[i])
  end
end
return gone
