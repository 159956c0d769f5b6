#!lua flags=allow-oom
-- Puts a packed part of a game's log in the place of what it holds. May run twice: the second time nothing is as it was.
-- KEYS: 1 game hash, 2 event stream.
-- ARGV: 1 version, 2 nonce of the version, 3 what is packed so far ('' = nothing), 4 what is packed after this, 5 first
--       and 6 last seq that leave the stream, 7 mark of the last, 8 last seq of the game, 9 how many fields go, then
--       these, then a field and a part each.
-- Answers 1 where it was done, 0 where the game has moved on, or where webhooks are still to be told of what would go.
local found = redis.call('HMGET', KEYS[1], 'v', 'n', 'k', 'wf')
if found[1] ~= ARGV[1] or string.sub(found[2] or '', 1, 16) ~= ARGV[2] or (found[3] or '') ~= ARGV[3] then return 0 end
if found[4] and tonumber(found[4]) <= tonumber(ARGV[6]) then return 0 end
local bottom = redis.call('XRANGE', KEYS[2], '-', '+', 'COUNT', 1)[1]
local last = redis.call('XRANGE', KEYS[2], ARGV[6] .. '-0', ARGV[6] .. '-0')[1]
local top = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)[1]
if not last or (last[2][4] or '') ~= ARGV[7] or bottom[1] ~= ARGV[5] .. '-0' or top[1] ~= ARGV[8] .. '-0' then return 0 end
for i = 10, 9 + ARGV[9] do redis.call('HDEL', KEYS[1], ARGV[i]) end
redis.call('HSET', KEYS[1], 'k', ARGV[4], unpack(ARGV, 10 + ARGV[9]))
if ARGV[6] == ARGV[8] then
  redis.call('DEL', KEYS[2])
else
  redis.call('XTRIM', KEYS[2], 'MINID', string.format('%d-0', ARGV[6] + 1))
end
return 1
