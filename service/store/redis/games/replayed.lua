#!lua
-- An answer that was stored before is given again: written once more, so that replicas acknowledge it with this write.
-- KEYS: 1 idempotency record.  ARGV: 1 fingerprint.  Answers 1 where it is there.
if redis.call('GETRANGE', KEYS[1], 0, 63) ~= ARGV[1] then return 0 end
redis.call('SETRANGE', KEYS[1], 0, ARGV[1])
return 1
