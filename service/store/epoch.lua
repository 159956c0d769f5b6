-- Which life of this Redis this is: its number goes up with each, and never down for who knew a later one.
-- KEYS: 1 epoch.  ARGV: 1 number and 2 run id of the latest life that the caller knows (0, '' = none).
-- Answers {number, run id}.
local info = redis.pcall('INFO', 'server')
local run = type(info) == 'string' and string.match(info, 'run_id:(%w+)') or ''
local old = redis.call('HMGET', KEYS[1], 'n', 'run')
local number = tonumber(old[1] or 0)
local known = tonumber(ARGV[1])
if run == '' then return {0, ''} end
if old[2] ~= run or (ARGV[2] ~= run and known >= number) then
  number = math.max(number, known) + 1
  -- A server that takes no writes now is asked again by the next caller, which comes to the same number.
  redis.pcall('HSET', KEYS[1], 'n', number, 'run', run)
end
return {number, run}
