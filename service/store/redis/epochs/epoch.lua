-- Which life of this Redis this is: its number goes up with each, and never down for who knew a later one.
-- Not declared (`#!lua`): it has to answer also where the server takes no writes.
-- KEYS: 1 epoch.  ARGV: 1 number and 2 run id of the latest life that the caller knows (0, '' = none).
-- Answers {number, run id, 1 if this caller is the first of a life after another one, of a server with an append-only
-- file}.
local info = redis.pcall('INFO', 'server')
local run = type(info) == 'string' and string.match(info, 'run_id:(%w+)') or ''
local old = redis.call('HMGET', KEYS[1], 'n', 'run')
local number = tonumber(old[1] or 0)
local known = tonumber(ARGV[1])
if run == '' then return {0, '', 0} end
local after = old[2] ~= run and (old[2] or ARGV[2] ~= '')
if old[2] ~= run or (ARGV[2] ~= run and known >= number) then
  number = math.max(number, known) + 1
  -- A server that takes no writes now is asked again by the next caller, which comes to the same number.
  local done = redis.pcall('HSET', KEYS[1], 'n', number, 'run', run)
  after = after and type(done) == 'number'
end
if after then
  info = redis.pcall('INFO', 'persistence')
  after = type(info) == 'string' and string.find(info, 'aof_enabled:1', 1, true)
end
return {number, run, after and 1 or 0}
