import { randomUUID } from 'node:crypto';
import type { CountKeyUse } from '../../service/index.ts';
import { asInstant } from '../../time/index.ts';
import { listOf, numberOf, type RunScript } from './connection/index.ts';

const minuteMillis = 60_000;

/**
 * Counts one more use unless the last minute has reached the limit: members of a set by their time. Returns whether it
 * is over the limit, how many are counted, and the first of them. A use more than a minute ahead was counted before a
 * clock was set back.
 */
const count = `
local now, minute, max = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - minute)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '(' .. (now + minute), '+inf')
local isRefused = redis.call('ZCARD', KEYS[1]) >= max and 1 or 0
if isRefused == 0 then
  redis.call('ZADD', KEYS[1], now, ARGV[4])
  redis.call('PEXPIRE', KEYS[1], minute * 2)
end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]
return {isRefused, redis.call('ZCARD', KEYS[1]), oldest or ''}
`;

export type KeyUsesOptions = {
  readonly run: RunScript;
  /** The prefix of the keys of this deployment. */
  readonly prefix: string;
  readonly onError: (error: unknown) => void;
};

/** Creates the count of the uses of API keys that all services on a Redis share. Rejects while Redis is away. */
export function createRedisKeyUses({ run, prefix, onError }: KeyUsesOptions): CountKeyUse {
  return async function countKeyUse({ keyId, now, requestsPerMinute }) {
    const values = [now, minuteMillis, requestsPerMinute, randomUUID()];
    const response = run(count, { keys: [`${prefix}key:${keyId}`], values });
    response.catch(onError);
    const [isRefused, uses, oldest] = listOf(await response);
    return {
      keyId,
      isRefused: numberOf(isRefused) === 1,
      count: numberOf(uses),
      oldest: oldest === '' ? null : asInstant(numberOf(oldest)),
    };
  };
}
