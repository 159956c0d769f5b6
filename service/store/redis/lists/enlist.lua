#!lua
-- Puts a game into its owner's list where an older release stored it without. A commit that changes the card writes it by
-- itself, so that a game whose hash has one is left alone, and the card that is brought for any other one is still right.
-- KEYS: 1 game hash, then where the lists are here: 2 the owner's games, 3 when owned games are gone; where they are not:
--       2 what they are still to be told.
-- ARGV: 1 place, 2 card, 3 owner, 4 game id.  Answers what the lists are to be told ('' = nothing).
local found = redis.call('HMGET', KEYS[1], 'v', 's', 'o')
if not found[1] or found[3] then return '' end
redis.call('HSET', KEYS[1], 'o', ARGV[2])
local left, gone = redis.call('PTTL', KEYS[1]), ''
if left > 0 then
  local t = redis.call('TIME')
  gone = string.format('%d', t[1] * 1000 + math.floor(t[2] / 1000) + left)
end
if not KEYS[3] then
  -- Of its place in the lobby nothing is said: a commit has done so where it has one.
  local owed = table.concat({found[1], found[2] or '', gone, '', ARGV[1], ARGV[3]}, ' ')
  if redis.call('HSETNX', KEYS[2], ARGV[4], owed) == 0 then return redis.call('HGET', KEYS[2], ARGV[4]) end
  return owed
end
redis.call('ZADD', KEYS[2], 0, ARGV[1])
if gone ~= '' then redis.call('ZADD', KEYS[3], gone, ARGV[3] .. ' ' .. ARGV[1]) end
return ''
