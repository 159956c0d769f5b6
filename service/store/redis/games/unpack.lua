#!lua
-- Puts what is packed of a game's log back into its stream, so that a commit can mend it. May run twice.
-- KEYS: 1 game hash, 2 event stream.
-- ARGV: 1 what is packed, 2 how many fields go, then these, then what is packed, event by event: mark, public form, what
--       some seats see in its place ('' = the same).
if redis.call('HGET', KEYS[1], 'k') ~= ARGV[1] then return 0 end
local kept, seq = redis.call('XRANGE', KEYS[2], '-', '+'), 0
redis.call('DEL', KEYS[2])
for i = 3 + ARGV[2], #ARGV, 3 do
  seq = seq + 1
  local private = ARGV[i + 2] ~= '' and {'p', ARGV[i + 2]} or {}
  redis.call('XADD', KEYS[2], string.format('%d-0', seq), 'e', ARGV[i + 1], 'n', ARGV[i], unpack(private))
end
for i = 1, #kept do redis.call('XADD', KEYS[2], kept[i][1], unpack(kept[i][2])) end
redis.call('HDEL', KEYS[1], 'k', unpack(ARGV, 3, 2 + ARGV[2]))
return 1
