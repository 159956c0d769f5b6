#!lua
-- Seats that are connected. Never takes a later instant back: several processes may hold streams of one seat.
-- KEYS: 1 presence.  ARGV: instant (ms), member, instant, member …
-- Answers the members that were not there before.
local new = {}
for i = 1, #ARGV, 2 do
  if redis.call('ZADD', KEYS[1], 'GT', ARGV[i], ARGV[i + 1]) == 1 then new[#new + 1] = ARGV[i + 1] end
end
return new
