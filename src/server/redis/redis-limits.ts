import type { LimitState, Limits } from '../../gateway/index.ts';
import type { Clock } from '../../time/index.ts';
import { listOf, numberOf, type RunScript, type ScriptValue } from './connection/index.ts';
import { withFallback } from './with-fallback.ts';

/**
 * Counts more (or none, to read) unless that exceeds the limit. Returns whether it does, what is left, and when the
 * period ends.
 */
const count = `
local now, period, max, more = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local ends = tonumber(redis.call('HGET', KEYS[1], 'ends') or 0) or 0
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or 0) or 0
if ends <= now or ends > now + period then ends = now + period count = 0 end
if count + more > max then return {1, 0, ends - now} end
if more > 0 then
  redis.call('HSET', KEYS[1], 'count', count + more, 'ends', ends)
  redis.call('PEXPIRE', KEYS[1], period)
end
return {0, max - count - more, ends - now}
`;

const refund = `
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or 0) or 0
if count > 0 then redis.call('HINCRBY', KEYS[1], 'count', -math.min(count, tonumber(ARGV[1]))) end
return 0
`;

/** Holds a permit: members of a set by their end. */
const acquireScript = `
local now, until_, max = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local held = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not held and redis.call('ZCARD', KEYS[1]) >= max then return 0 end
redis.call('ZADD', KEYS[1], until_, ARGV[1])
local last = redis.call('ZRANGE', KEYS[1], -1, -1, 'WITHSCORES')
redis.call('PEXPIRE', KEYS[1], math.max(1, math.floor(tonumber(last[2]) - now)))
return 1
`;

const listScript = `return redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[1], '+inf')`;

const releaseScript = `return redis.call('ZREM', KEYS[1], ARGV[1])`;

export type RedisOptions = {
  readonly run: RunScript;
  /** The prefix of the keys of this deployment. */
  readonly prefix: string;
  readonly clock: Clock;
};

/** Creates limits that all gateways on a Redis share. */
export function createRedisLimits({ run, prefix, clock }: RedisOptions): Limits {
  const keyOf = (key: string) => [`${prefix}limit:${key}`];
  return {
    async count(key, { max, windowSeconds }, more = 1) {
      return stateOf(await run(count, { keys: keyOf(key), values: [clock(), windowSeconds * 1000, max, more] }));
    },
    async peek(key, { max, windowSeconds }) {
      return stateOf(await run(count, { keys: keyOf(key), values: [clock(), windowSeconds * 1000, max, 0] }));
    },
    async refund(key, less = 1) {
      await run(refund, { keys: keyOf(key), values: [less] });
    },
    async acquire(key, { name, until, max }) {
      return numberOf(await run(acquireScript, { keys: keyOf(key), values: [name, clock(), until, max] })) === 1;
    },
    async listHeld(key) {
      const names = listOf(await run(listScript, { keys: keyOf(key), values: [clock()] })).map(String);
      return { names, isComplete: true };
    },
    async release(key, name) {
      await run(releaseScript, { keys: keyOf(key), values: [name] });
    },
  };
}

export type OwnLimitsOptions = {
  /** The limits of this process. */
  readonly own: Limits;
  /** The limits that all gateways share. */
  readonly shared: Limits;
  readonly onError: (error: unknown) => void;
};

/**
 * Counts in the shared limits, or in the limits of this process while the shared ones cannot be reached. Permits are
 * held in both: what this process holds is still known when the shared limits go away, and when they are back.
 */
export function withOwnLimits({ own, shared, onError }: OwnLimitsOptions): Limits {
  return {
    ...withFallback(shared, { instead: own, onError }),
    async acquire(key, permit) {
      try {
        if (!(await shared.acquire(key, permit))) return false;
      } catch (error) {
        onError(error);
        return own.acquire(key, permit);
      }
      // Another gateway may have released some that this one still knows, so only the shared limits say how many are left.
      return own.acquire(key, { ...permit, max: Number.MAX_SAFE_INTEGER });
    },
    async listHeld(key) {
      const { names } = await own.listHeld(key);
      try {
        const sharedPermits = await shared.listHeld(key);
        return { ...sharedPermits, names: [...new Set([...names, ...sharedPermits.names])] };
      } catch (error) {
        onError(error);
        return { names, isComplete: false };
      }
    },
    async release(key, name) {
      await own.release(key, name);
      await shared.release(key, name).catch(onError);
    },
  };
}

function stateOf(value: ScriptValue): LimitState {
  const [isOver, left, endsInMillis] = listOf(value);
  return {
    isOver: numberOf(isOver) === 1,
    left: numberOf(left),
    resetSeconds: Math.ceil(numberOf(endsInMillis) / 1000),
  };
}
