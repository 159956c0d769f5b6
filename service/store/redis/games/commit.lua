#!lua
-- One step of one game: state, events, idempotency record, alarm, lists; all of it or nothing, and never twice.
-- KEYS: 1 game hash, 2 event stream, 3 answers, 4 idempotency record of an older release, or of what made the game, 5 alarms,
--       6 order of its items. Then, where the game has an owner: games with news for webhooks, what is there if that owner
--       has some. Then, where this script writes the lists of games: of one with an owner that owner's games and when owned
--       games are gone; of a public one the lobby, its lists lobby, playing, finished, and when they are gone. Where it does
--       not, and there may be something for them: what they are still to be told.
-- ARGV: 1 expected version, 2 nonce (16 characters), 3 blob, 4 status, 5 fingerprint ('' = no record), 6 answer,
--       7 record ttl ms, 8 game ttl ms (0 = none), 9 live channel, 10 game id, 11 due ms ('' = none),
--       12 alarm here ('1') or elsewhere (''), 13 wake channel, 14 place in the lobby ('' = private),
--       15 card ('' = unchanged), 16 first seq, 17 place in the owner's list, 18 card there ('' = unchanged), 19 owner,
--       20 nonce of the expected version ('' = no game is expected), 21 '1' = what the log has from the first seq on is
--       not this game's: it goes, 22 tokens were taken back ('1'), 23 the lobby's channel ('' = the lists are not here),
--       24 by what to publish, 25 key and 26 fingerprint among the answers, 27 items that change ('' = none): name, data,
--       lists and place of each, before each of these its length (4 bytes), 28… events:
--       each its public form (JSON), and behind a tab the forms that some seats see in its place (JSON by player).
-- Answers {kind, version, bytes, seconds, microseconds, nonces, what the lists are to be told, events in the stream}; kind:
-- 0 committed, 2 conflict, 3 replayed, 4 mismatch, 5 the log does not go with the state (bytes: its last seq), 6 what is to
-- be mended is packed (bytes: what is), 7 replayed (bytes: the packed answer).
-- All that can fail is looked at before the first write, and the first write is the one that can still fail.
local t = redis.call('TIME')
local old = redis.call('HMGET', KEYS[1], 'v', 'n', 'l', 'e', 'k', 'a')
local owner, here = ARGV[19] ~= '', ARGV[23] ~= ''
-- Behind the keys of every game come those that only this one has.
local lists = owner and 9 or 7
local version = tonumber(old[1] or 0)
local nonces = old[2] or ''
-- A nonce is found at a multiple of its length only, and its place tells which version it made.
local at = string.find(nonces, ARGV[2], 1, true)
if at and (at - 1) % 16 == 0 then
  -- Also what was answered before is acknowledged by replicas only after a write behind it.
  redis.call('HINCRBY', KEYS[1], 'v', 0)
  local owed = not here and KEYS[lists] and redis.call('HGET', KEYS[lists], ARGV[10])
  return {0, version - (at - 1) / 16, '', t[1], t[2], '', owed or ''}
end
local now_ms = t[1] * 1000 + math.floor(t[2] / 1000)
if ARGV[5] ~= '' then
  -- Eight bytes of its fingerprint, six of when it goes (ms), and the packed answer.
  local kept = redis.call('HGET', KEYS[3], ARGV[25])
  if kept and struct.unpack('>I6', kept, 9) > now_ms then
    if string.sub(kept, 1, 8) ~= ARGV[26] then return {4, version, '', t[1], t[2], ''} end
    redis.call('HSET', KEYS[3], ARGV[25], kept)
    return {7, version, string.sub(kept, 15), t[1], t[2], ''}
  end
  kept = redis.call('GET', KEYS[4])
  if kept then
    if string.sub(kept, 1, 64) == ARGV[5] then
      redis.call('SETRANGE', KEYS[4], 0, ARGV[5])
      return {3, version, string.sub(kept, 65), t[1], t[2], ''}
    end
    return {4, version, '', t[1], t[2], ''}
  end
end
-- A version that was lost and has come again is another state: the nonce that made it tells.
if version ~= tonumber(ARGV[1]) or string.sub(nonces, 1, 16) ~= ARGV[20] then
  return {2, version, redis.call('HGET', KEYS[1], 'b') or '', t[1], t[2], nonces}
end
local first, count, kept_events = tonumber(ARGV[16]), #ARGV - 27, 0
local mark = string.sub(ARGV[2], 1, 8)
-- The beginning of the log may be packed: the stream goes on from there.
local packed = old[5] and tonumber(string.match(old[5], '^%d+')) or 0
local function last_seq()
  local top = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)[1]
  return top and tonumber(string.match(top[1], '^%d+')) or packed
end
if count > 0 then kept_events = redis.call('XLEN', KEYS[2]) end
if count > 0 and ARGV[21] == '1' and packed + kept_events > 0 then
  if last_seq() < first - 1 then return {5, version, tostring(last_seq()), t[1], t[2], nonces} end
  if packed > first - 1 then return {6, version, old[5], t[1], t[2], nonces} end
  -- A stream never takes an id again, not even one that it no longer has: it is written anew.
  local kept = redis.call('XRANGE', KEYS[2], '-', string.format('%d-0', first - 1))
  redis.call('DEL', KEYS[2])
  for i = 1, #kept do redis.call('XADD', KEYS[2], kept[i][1], unpack(kept[i][2])) end
  -- Nor has anybody been told of what comes in the place of these.
  if tonumber(redis.call('HGET', KEYS[1], 'wf') or 0) > first then redis.call('HSET', KEYS[1], 'wf', first) end
  kept_events = #kept
elseif count > 0 and packed + kept_events ~= first - 1 then
  local last = last_seq()
  if last ~= first - 1 then return {5, version, tostring(last), t[1], t[2], nonces} end
end
for i = 1, count do
  local line, done = ARGV[27 + i]
  local tab = string.find(line, '\t', 1, true)
  if tab then
    done = redis.pcall('XADD', KEYS[2], string.format('%d-0', first + i - 1), 'e', string.sub(line, 1, tab - 1), 'n', mark,
      'p', string.sub(line, tab + 1))
  else
    done = redis.pcall('XADD', KEYS[2], string.format('%d-0', first + i - 1), 'e', line, 'n', mark)
  end
  if type(done) == 'table' and done.err then
    if i == 1 and string.find(done.err, 'equal or smaller', 1, true) then
      return {5, version, tostring(last_seq()), t[1], t[2], nonces}
    end
    return done
  end
end
version = version + 1
local kept_until = tonumber(old[6] or 0)
if ARGV[5] ~= '' and ARGV[1] == '0' then
  redis.call('SET', KEYS[4], ARGV[5] .. ARGV[6], 'PX', ARGV[7])
elseif ARGV[5] ~= '' then
  redis.call('HSET', KEYS[3], ARGV[25], ARGV[26] .. struct.pack('>I6', now_ms + ARGV[7]) .. ARGV[6])
  -- What was kept for longer before stays for so long.
  if kept_until < now_ms + ARGV[7] then
    kept_until = now_ms + ARGV[7]
    redis.call('PEXPIRE', KEYS[3], ARGV[7])
  end
end
redis.call('HSET', KEYS[1], 'v', version, 'b', ARGV[3], 's', ARGV[4], 'n', string.sub(ARGV[2] .. nonces, 1, 512),
  'e', count > 0 and mark or old[4] or '', 'a', string.format('%d', kept_until))
if ARGV[15] ~= '' then redis.call('HSET', KEYS[1], 'c', ARGV[15]) end
local cursor = 1
while cursor <= #ARGV[27] do
  local name, data, lists, place, behind = struct.unpack('>I4c0I4c0I4c0I4c0', ARGV[27], cursor)
  cursor = behind
  -- Where it has stood so far, what is stored of it tells.
  local were, stood = string.match(redis.call('HGET', KEYS[1], 'i:' .. name) or '', '^([^\t]*)\t([^\n]*)\n')
  for letter in string.gmatch(were or '', '.') do redis.call('ZREM', KEYS[6], letter .. stood .. '\t' .. name) end
  if data == '' then
    redis.call('HDEL', KEYS[1], 'i:' .. name)
  else
    redis.call('HSET', KEYS[1], 'i:' .. name, lists .. '\t' .. place .. '\n' .. data)
    for letter in string.gmatch(lists, '.') do redis.call('ZADD', KEYS[6], 0, letter .. place .. '\t' .. name) end
  end
end
-- What the lists of games are to be told: of a game that they do not have, of another status, of the end of its time.
local moved, owed = ARGV[14] ~= '' and old[3] ~= ARGV[4], ''
local gone = ARGV[8] ~= '0' and string.format('%d', t[1] * 1000 + math.floor(t[2] / 1000) + ARGV[8]) or ''
if not here and KEYS[lists] then
  local fresh = ARGV[18] ~= '' and redis.call('HEXISTS', KEYS[1], 'o') == 0
  if moved or fresh or gone ~= '' then
    owed = table.concat({version, ARGV[4], gone, ARGV[14], ARGV[17], ARGV[19]}, ' ')
    redis.call('HSET', KEYS[lists], ARGV[10], owed)
  end
end
if moved then redis.call('HSET', KEYS[1], 'l', ARGV[4]) end
if ARGV[18] ~= '' then redis.call('HSET', KEYS[1], 'o', ARGV[18]) end
if gone ~= '' then
  redis.call('PEXPIRE', KEYS[1], ARGV[8])
  redis.call('PEXPIRE', KEYS[2], ARGV[8])
  redis.call('PEXPIRE', KEYS[6], ARGV[8])
end
if here and owner then
  if ARGV[18] ~= '' then redis.call('ZADD', KEYS[lists], 0, ARGV[17]) end
  if gone ~= '' then redis.call('ZADD', KEYS[lists + 1], gone, ARGV[19] .. ' ' .. ARGV[17]) end
  lists = lists + 2
end
if here and ARGV[14] ~= '' then
  if moved then
    for place, status in ipairs({'lobby', 'playing', 'finished'}) do
      if status == ARGV[4] then
        redis.call('ZADD', KEYS[lists + place], 0, ARGV[14])
      elseif status == old[3] then
        redis.call('ZREM', KEYS[lists + place], ARGV[14])
      end
    end
    redis.call('ZADD', KEYS[lists], 0, ARGV[14])
  end
  -- Members of sorted sets cannot expire: unlist.lua takes them out.
  if gone ~= '' then redis.call('ZADD', KEYS[lists + 4], gone, ARGV[14]) end
end
if ARGV[12] == '1' then
  if ARGV[11] == '' then
    redis.call('ZREM', KEYS[5], ARGV[10])
  else
    redis.call('ZADD', KEYS[5], ARGV[11], ARGV[10])
    if redis.call('ZRANGE', KEYS[5], 0, 0)[1] == ARGV[10] then redis.call(ARGV[24], ARGV[13], ARGV[11]) end
  end
end
-- The mark (first and last seq that no webhook was told of yet) is written with the events, so that a process that dies
-- after its commit loses none of them.
if owner and count > 0 and redis.call('EXISTS', KEYS[8]) == 1 then
  redis.call('HSETNX', KEYS[1], 'wf', ARGV[16])
  redis.call('HSET', KEYS[1], 'wt', first + count - 1)
  redis.call('ZADD', KEYS[7], 'NX', t[1] * 1000 + math.floor(t[2] / 1000), ARGV[10])
end
if count > 0 then
  redis.call(ARGV[24], ARGV[9], ARGV[16] .. ' ' .. mark .. ' ' .. (old[4] or '') .. '\n' .. table.concat(ARGV, '\n', 28))
end
-- The lobby's own channel: whatever shows it looks at it again.
if here and ARGV[14] ~= '' and ARGV[15] ~= '' then redis.call(ARGV[24], ARGV[23], '0') end
if ARGV[22] == '1' then redis.call(ARGV[24], ARGV[9], '0') end
return {0, version, '', t[1], t[2], '', owed, kept_events + count}
