#!lua flags=no-writes
-- Some items of one of a game's own lists, at one instant.
-- KEYS: 1 game hash, 2 order of its items.
-- ARGV: 1 letter of the list, 2 from which on, 3 how many, 4 the name of the item from which the first is counted ('' = the
--       list's first).
-- Answers {how many stand before the first, how many of these have another place, how many there are in the list, then
-- names and what is stored of each}.
local list, at = ARGV[1], 0
local others = redis.call('ZLEXCOUNT', KEYS[2], '-', '(' .. list)
local total = redis.call('ZLEXCOUNT', KEYS[2], '[' .. list, '(' .. list .. '\255')
if ARGV[4] ~= '' then
  local place = string.match(redis.call('HGET', KEYS[1], 'i:' .. ARGV[4]) or '', '^[^\t]*\t([^\n]*)\n')
  local rank = place and redis.call('ZRANK', KEYS[2], list .. place .. '\t' .. ARGV[4])
  if not rank then return {0, 0, total} end
  at = rank - others
end
local first = math.max(at + ARGV[2], 0)
local last = math.min(at + ARGV[2] + ARGV[3], total) - 1
if first > last then return {first, 0, total} end
local found, answer = redis.call('ZRANGE', KEYS[2], others + first, others + last), {first, 0, total}
for i = 1, #found do
  local place, name = string.match(found[i], '^([^\t]*)\t(.*)$')
  if i == 1 then answer[2] = redis.call('ZLEXCOUNT', KEYS[2], '[' .. list, '(' .. place .. '\t') end
  answer[#answer + 1] = name
  answer[#answer + 1] = redis.call('HGET', KEYS[1], 'i:' .. name) or ''
end
return answer
