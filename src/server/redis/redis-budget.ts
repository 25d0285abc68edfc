import { randomUUID } from 'node:crypto';
import { type Budget, budgetSeconds, maxReadings, wholeSeconds } from '../../gateway/index.ts';
import { listOf, numberOf } from './connection/index.ts';
import type { RedisOptions } from './redis-limits.ts';

const minuteMillis = budgetSeconds * 1000;
/** A request times out after ten seconds, so the request of a dead gateway counts no longer than this. */
const longestMillis = 10_000 + minuteMillis;

/**
 * Grants one more request: members of two sets, all requests and reads, by the time until which they count. Returns 1,
 * or 0 and the milliseconds until another can be granted.
 */
const take = `
local now, max, maxReading, longest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local paused = tonumber(redis.call('GET', KEYS[3]) or 0) or 0
if paused > now then return {0, paused - now} end
local isReading = ARGV[5] == 'reading'
for i = 1, 2 do
  redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', now)
  redis.call('ZREMRANGEBYSCORE', KEYS[i], '(' .. (now + longest), '+inf')
end
local full = nil
if redis.call('ZCARD', KEYS[1]) >= max then full = KEYS[1]
elseif isReading and redis.call('ZCARD', KEYS[2]) >= maxReading then full = KEYS[2] end
if full then
  local first = redis.call('ZRANGE', full, 0, 0, 'WITHSCORES')
  return {0, math.min((tonumber(first[2] or 0) or 0) - now, 60000)}
end
for i = 1, isReading and 2 or 1 do
  redis.call('ZADD', KEYS[i], now + longest, ARGV[6])
  redis.call('PEXPIRE', KEYS[i], longest)
end
return {1, 0}
`;

/** Counts a request for a minute from now. Does not restore one that no longer counts. */
const finish = `
for i = 1, 2 do
  if redis.call('ZSCORE', KEYS[i], ARGV[2]) then redis.call('ZADD', KEYS[i], ARGV[1], ARGV[2]) end
end
return 0
`;

/**
 * A shorter pause does not end a longer one. The rest of a pause is read from Redis, because our clock may be set back.
 */
const pause = `
local until_ = math.max(tonumber(redis.call('GET', KEYS[3]) or 0) or 0, tonumber(ARGV[1]))
local left = math.max(redis.call('PTTL', KEYS[3]), tonumber(ARGV[2]))
redis.call('SET', KEYS[3], string.format('%.0f', until_), 'PX', string.format('%.0f', left))
return 0
`;

export type RedisBudgetOptions = RedisOptions & {
  /** The most requests that the server accepts in any 60 seconds. */
  readonly requestsPerMinute: number;
  /** Called if a request could not be subtracted. It counts a little longer. */
  readonly onError: (error: unknown) => void;
};

/** Creates a budget that all gateways on a Redis share, a quarter of it for bookings alone. */
export function createRedisBudget(options: RedisBudgetOptions): Budget {
  const { run, prefix, clock, requestsPerMinute, onError } = options;
  // The name in braces keeps them together on a cluster.
  const keys = ['all', 'reading', 'paused'].map((name) => `${prefix}budget:{requests}:${name}`);
  const maxReads = maxReadings(requestsPerMinute);
  return {
    async take(purpose) {
      const name = randomUUID();
      const values = [clock(), requestsPerMinute, maxReads, longestMillis, purpose, name];
      const [isGranted, waitMillis] = listOf(await run(take, { keys, values }));
      if (numberOf(isGranted) === 0) return { ok: false, retryAfterSeconds: wholeSeconds(numberOf(waitMillis)) };
      return {
        ok: true,
        async done() {
          await run(finish, { keys, values: [clock() + minuteMillis, name] }).catch(onError);
        },
      };
    },
    async pause(seconds) {
      await run(pause, { keys, values: [clock() + seconds * 1000, seconds * 1000] });
    },
  };
}
