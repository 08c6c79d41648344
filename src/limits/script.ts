/**
 * Increased whenever the script changes, and part of the names of its keys, so releases with different scripts share no keys and
 * no count. CHANGELOG.md must then tell users to stop the old processes first, or to give each version half of `perMinute`.
 */
export const SCRIPT_VERSION = 2;

/**
 * `reserve` of `window.ts` as a script for Redis, by the clock of Redis. It returns `minute`, `day`,
 * `availableIn`, `next`, `hasLost` as 0 or 1, `catchUp`, `loss` and the waits, all of them integers.
 *
 * - KEYS: the log, the queue by time of arrival, the queue by end of lease, the pause, the last loss.
 * - ARGV: requests, window, perDay, lease, pause, the time to catch up, witness, loss; then `left`, `done`, `held` and `waiting`, each as the number of its
 *   entries and the entries, with the age after the id where there is one.
 */
export const SCRIPT = `
local log, queue, leases, pause, losses = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local requests, window, perDay = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local lease, pauseFor, timeToCatchUp = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local witness, knownLoss = ARGV[7], tonumber(ARGV[8])
local DAY = 86400000
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

local argument = 8
local function each(width, visit)
  local count = tonumber(ARGV[argument + 1])
  argument = argument + 1
  for place = 1, count do
    visit(ARGV[argument + 1], tonumber(ARGV[argument + 2]), place)
    argument = argument + width
  end
end
local function leave(id)
  redis.call('ZREM', leases, id)
  return redis.call('ZREM', queue, id)
end
local function leaveBetween(first, last)
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', leases, first, last)) do leave(id) end
end

redis.call('ZREMRANGEBYSCORE', log, '-inf', now - DAY)
for _, id in ipairs(redis.call('ZRANGEBYSCORE', log, now + lease + 1, '+inf')) do
  redis.call('ZADD', log, now + 1, id)
end
leaveBetween('-inf', now)
leaveBetween(now + lease + 1, '+inf')

local loss, catchUp = tonumber(redis.call('GET', losses) or 0), 0
local hasLost = witness ~= '' and not redis.call('ZSCORE', log, witness)
if hasLost and knownLoss >= loss then
  loss = now
  redis.call('SET', losses, string.format('%.0f', loss))
end
if loss > 0 and loss <= now then catchUp = math.max(0, loss + timeToCatchUp - now) end

each(1, function(id)
  leave(id)
  redis.call('ZREM', log, id)
end)
each(2, function(id, age) redis.call('ZADD', log, now + 1 - age, id) end)
each(1, function(id) redis.call('ZADD', log, now + lease, id) end)
local since, till = unpack(redis.call('HMGET', pause, 'since', 'until'))
local paused = 0
if since and tonumber(since) <= now then paused = math.max(0, tonumber(till) - now) end
if pauseFor > paused then
  paused = pauseFor
  redis.call('HSET', pause, 'since', string.format('%.0f', now), 'until', string.format('%.0f', now + pauseFor))
end

local waiting, queued = {}, {}
each(2, function(id, age, place)
  if hasLost or catchUp > 0 then return end
  waiting[place] = id
  if tonumber(redis.call('ZSCORE', log, id) or 0) > now then
    redis.call('ZADD', log, now + lease, id)
  else
    redis.call('ZREM', log, id)
    redis.call('ZADD', queue, 'NX', now - age, id)
    redis.call('ZADD', leases, now + lease, id)
    queued[place] = true
  end
end)

local function usedNow() return redis.call('ZCOUNT', log, now - window + 1, '+inf') end
local turns = math.min(requests - usedNow(), perDay - redis.call('ZCARD', log))
if paused > 0 then turns = 0 end
for place, id in ipairs(waiting) do
  if queued[place] and redis.call('ZRANK', queue, id) < turns then
    leave(id)
    redis.call('ZADD', log, now + lease, id)
    queued[place] = false
    turns = turns - 1
  end
end

local size, used = redis.call('ZCARD', log), usedNow()
local day, free = math.max(0, perDay - size), requests - used
local function leaving(index, span)
  local entry = redis.call('ZRANGE', log, index, index, 'WITHSCORES')
  return math.min(tonumber(entry[2]), now) + span - now
end
local availableIn, next = 0, window
if day == 0 then availableIn = leaving(size - perDay, DAY) end
if used > 0 then next = math.max(leaving(size - used, window), paused) end

local function waitOf(rank)
  local place, slot = rank % requests, 0
  if place >= free then slot = leaving(size - used + place - free, window) end
  local wait = math.max(slot + math.floor(rank / requests) * window, paused)
  return wait > 0 and wait or window
end

local minute = math.max(0, math.min(free, day))
if paused > 0 then minute = 0 end
local reply = { minute, day, availableIn, next, hasLost and 1 or 0, catchUp, loss }
for place, id in ipairs(waiting) do
  local wait = 0
  if queued[place] then
    wait = availableIn > 0 and availableIn or waitOf(redis.call('ZRANK', queue, id))
  end
  reply[place + 7] = wait
end
if availableIn > 0 then
  for place, id in ipairs(waiting) do
    if queued[place] then leave(id) end
  end
end

for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, DAY + math.max(lease, paused)) end
return reply
`;
