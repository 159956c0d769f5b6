#!lua flags=allow-oom
-- The lists have been told of a game: what came meanwhile is still to be told. May run twice.
-- KEYS: 1 what they are still to be told.  ARGV: 1 game id, 2 what they were told.
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])
