-- The floor of throughput: one script that stores a state and tells one event, as an act does, and knows no game.
-- KEYS: 1 game hash, 2 event stream.  ARGV: 1 blob, 2 live channel, 3 raw events.
local t = redis.call('TIME')
redis.call('HSET', KEYS[1], 'v', redis.call('HINCRBY', KEYS[1], 'w', 1), 'b', ARGV[1])
redis.call('XADD', KEYS[2], '*', 'e', ARGV[3])
redis.call('PUBLISH', ARGV[2], ARGV[3])
return {0, 0, '', t[1], t[2]}
