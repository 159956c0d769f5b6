#!lua flags=allow-oom
-- Takes a seat out, unless it was seen after the instant that its finder knows; its claim is over in any case.
-- KEYS: 1 presence, 2 claims.  ARGV: 1 member, 2 instant (ms).  Answers 1 if it is out.
redis.call('ZREM', KEYS[2], ARGV[1])
if tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0) > tonumber(ARGV[2]) then return 0 end
redis.call('ZREM', KEYS[1], ARGV[1])
return 1
