#!lua
-- Counts a game among those of a key or an address, if there is room. Twice the same game counts once.
-- KEYS: 1 these games (sorted set by the instant, in ms, at which they were counted).
-- ARGV: 1 game id, 2 how many there may be, 3 seconds until the count is forgotten unless another one is added (0: never).
-- Answers 1 counted now, 0 counted before, -1 no room.
if redis.call('ZSCORE', KEYS[1], ARGV[1]) then return 0 end
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return -1 end
local t = redis.call('TIME')
redis.call('ZADD', KEYS[1], t[1] * 1000 + math.floor(t[2] / 1000), ARGV[1])
if ARGV[3] ~= '0' then redis.call('EXPIRE', KEYS[1], ARGV[3]) end
return 1
