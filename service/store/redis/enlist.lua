-- Puts a game into its owner's list where an older release stored it without. A commit that changes the card writes it by
-- itself, so that a game whose hash has one is left alone, and the card that is brought for any other one is still right.
-- KEYS: 1 game hash, 2 the owner's games, 3 when owned games are gone.
-- ARGV: 1 place, 2 card, 3 owner.  Answers 1 where it was put there.
if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HEXISTS', KEYS[1], 'o') == 1 then return 0 end
redis.call('HSET', KEYS[1], 'o', ARGV[2])
redis.call('ZADD', KEYS[2], 0, ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left > 0 then
  local t = redis.call('TIME')
  redis.call('ZADD', KEYS[3], t[1] * 1000 + math.floor(t[2] / 1000) + left, ARGV[3] .. ' ' .. ARGV[1])
end
return 1
