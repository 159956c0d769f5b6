#!lua
-- An answer that was stored before is given again: written once more, so that replicas acknowledge it with this write.
-- KEYS: 1 answers, 2 idempotency record.  ARGV: 1 fingerprint, 2 key and 3 fingerprint among the answers.
-- Answers 1 where it is there.
local kept = redis.call('HGET', KEYS[1], ARGV[2])
if kept and string.sub(kept, 1, 8) == ARGV[3] then
  redis.call('HSET', KEYS[1], ARGV[2], kept)
  return 1
end
if redis.call('GETRANGE', KEYS[2], 0, 63) ~= ARGV[1] then return 0 end
redis.call('SETRANGE', KEYS[2], 0, ARGV[1])
return 1
