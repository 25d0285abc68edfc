import { randomUUID } from 'node:crypto';
import { type Idempotency, isFinal, type Outcome } from '../../gateway/index.ts';
import type { LeaseOptions } from './redis-leases.ts';
import type { RedisOptions } from './redis-limits.ts';
import { listOf, numberOf } from './script.ts';

const keptMillis = 24 * 60 * 60 * 1000;
/** How long a key is held by a gateway that is not heard of; while it acts it says so again and again. */
const heldMillis = 15_000;
const renewMillis = 5_000;
const pollMillis = 40;

/** Claims a key: 1 for who acts; 0 with what is known of it. An outcome of a day ago is none. */
const claim = `
local now = tonumber(ARGV[3])
local since = tonumber(redis.call('HGET', KEYS[1], 'since') or 0) or 0
local known = redis.call('HGET', KEYS[1], 'fingerprint')
if known and math.abs(now - since) < tonumber(ARGV[5]) then
  return {0, known, redis.call('HGET', KEYS[1], 'outcome') or ''}
end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'fingerprint', ARGV[1], 'holder', ARGV[2], 'since', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return {1, '', ''}
`;

/** Holds a key for longer. */
const renew = `
if redis.call('HGET', KEYS[1], 'holder') ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])
`;

/** Keeps an outcome, or forgets the key when there is none; either only for who holds it. */
const settle = `
if redis.call('HGET', KEYS[1], 'holder') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) return 0 end
redis.call('HSET', KEYS[1], 'outcome', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`;

export type RedisIdempotencyOptions = RedisOptions &
  Pick<LeaseOptions, 'wait' | 'onTrouble'> & {
    /** What remembers while Redis cannot be asked. */
    readonly instead: Idempotency;
  };

/** Creates a memory of repeated requests that all gateways on a Redis share. */
export function createRedisIdempotency(options: RedisIdempotencyOptions): Idempotency {
  const { run, prefix, clock, wait, instead, onTrouble } = options;

  /** Claims a key, or returns what is known of it. */
  async function ask(keys: readonly string[], fingerprint: string, holder: string) {
    const values = [fingerprint, holder, clock(), heldMillis, keptMillis];
    const [isMine, known, outcome] = listOf(await run(claim, { keys, values }));
    return { isMine: numberOf(isMine) === 1, known: String(known), outcome: String(outcome) };
  }

  /** What was done stays done, whether or not it can be remembered. */
  async function settleWith(keys: readonly string[], holder: string, outcome: string): Promise<void> {
    await run(settle, { keys, values: [holder, outcome, keptMillis] }).catch(onTrouble);
  }

  async function act<Data>(keys: readonly string[], holder: string, doIt: () => Promise<Outcome<Data>>) {
    let kept = '';
    const renewing = setInterval(() => {
      run(renew, { keys, values: [holder, heldMillis] }).catch(onTrouble);
    }, renewMillis);
    try {
      const outcome = await doIt();
      if (isFinal(outcome)) kept = JSON.stringify(outcome);
      return { outcome, isReplay: false };
    } finally {
      clearInterval(renewing);
      await settleWith(keys, holder, kept);
    }
  }

  return {
    async once<Data>(key: string, fingerprint: string, doIt: () => Promise<Outcome<Data>>) {
      const keys = [`${prefix}idempotency:${key}`];
      const holder = randomUUID();
      for (;;) {
        const asked = await ask(keys, fingerprint, holder).catch((error: unknown) => {
          onTrouble(error);
          return undefined;
        });
        if (!asked) return instead.once(key, fingerprint, doIt);
        if (asked.isMine) return act(keys, holder, doIt);
        if (asked.known !== fingerprint) return 'reused';
        // The same request, so its data is of the same kind.
        if (asked.outcome) return { outcome: JSON.parse(asked.outcome) as Outcome<Data>, isReplay: true };
        await wait(pollMillis);
      }
    },
  };
}
