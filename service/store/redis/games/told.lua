#!lua flags=allow-oom
-- News of a game has been told up to a seq: what came meanwhile stays to be told. May run twice.
-- KEYS: 1 game, 2 games with news.  ARGV: 1 game id, 2 last seq that was told, 3 its mark ('' = not known), 4 event stream.
-- The stream is no key of the script, as Redis takes those for written, and the sender of webhooks may only read it.
-- What was told has been lost since, where another event has that seq now: that one is still to be told. What is packed
-- was told before.
local packed = redis.call('HGET', KEYS[1], 'k')
if ARGV[3] ~= '' and (not packed or tonumber(string.match(packed, '^%d+')) < tonumber(ARGV[2])) then
  local place = ARGV[2] .. '-0'
  local entry = redis.call('XRANGE', ARGV[4], place, place)[1]
  if not entry or entry[2][4] ~= ARGV[3] then return 0 end
end
local mark = redis.call('HMGET', KEYS[1], 'wf', 'wt')
if not mark[1] then
  redis.call('ZREM', KEYS[2], ARGV[1])
elseif tonumber(mark[2]) <= tonumber(ARGV[2]) then
  redis.call('HDEL', KEYS[1], 'wf', 'wt')
  redis.call('ZREM', KEYS[2], ARGV[1])
else
  redis.call('HSET', KEYS[1], 'wf', math.max(tonumber(mark[1]), ARGV[2] + 1))
  redis.call('ZADD', KEYS[2], 0, ARGV[1])
end
return 1
