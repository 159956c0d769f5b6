#!lua
-- Tells the lists what a commit of a game has left to be told; of an older one than they know, nothing. May run twice.
-- KEYS: 1 lobby, 2 to 4 its lists lobby, playing, finished, 5 when they are gone, 6 games of the owner, 7 when owned games are
--       gone, 8 versions.
-- ARGV: 1 game id, 2 version, 3 status, 4 from when the game is gone (ms, '' = it stays), 5 place in the lobby ('' = private),
--       6 place in the owner's list ('' = none), 7 owner.
if tonumber(redis.call('HGET', KEYS[8], ARGV[1]) or 0) > tonumber(ARGV[2]) then return 0 end
redis.call('HSET', KEYS[8], ARGV[1], ARGV[2])
if ARGV[5] ~= '' then
  redis.call('ZADD', KEYS[1], 0, ARGV[5])
  for place, status in ipairs({'lobby', 'playing', 'finished'}) do
    if status == ARGV[3] then
      redis.call('ZADD', KEYS[1 + place], 0, ARGV[5])
    else
      redis.call('ZREM', KEYS[1 + place], ARGV[5])
    end
  end
  if ARGV[4] ~= '' then redis.call('ZADD', KEYS[5], ARGV[4], ARGV[5]) end
end
if ARGV[6] ~= '' then
  redis.call('ZADD', KEYS[6], 0, ARGV[6])
  if ARGV[4] ~= '' then redis.call('ZADD', KEYS[7], ARGV[4], ARGV[7] .. ' ' .. ARGV[6]) end
end
return 1
