import { randomUUID } from 'node:crypto';
import { type Result, refuse } from '../../contract/index.ts';
import { type Idempotency, idempotencyMillis, isFinal, type Replayable } from '../../gateway/index.ts';
import { listOf, numberOf } from './connection/index.ts';
import type { LeaseOptions } from './redis-leases.ts';
import type { RedisOptions } from './redis-limits.ts';

/** How long a key is held by a silent gateway. While the operation runs, the gateway renews this again and again. */
const holdMillis = 15_000;
const renewMillis = 5_000;
const pollMillis = 40;

/**
 * Claims a key. Returns 1 to the process that may run the operation, and 0 with the stored result to others. Results
 * expire after a day.
 */
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

/** Stores a result, or forgets the key without one, but only for the process that holds it. */
const settle = `
if redis.call('HGET', KEYS[1], 'holder') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) return 0 end
redis.call('HSET', KEYS[1], 'outcome', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`;

export type RedisIdempotencyOptions = RedisOptions & Pick<LeaseOptions, 'wait' | 'onError'>;

/** A key, and the name of the process that runs the operation. */
type Claim = { readonly keys: readonly string[]; readonly holder: string };

/**
 * Creates a store of idempotency keys that all gateways on a Redis share. While it cannot be reached, every request
 * acts.
 */
export function createRedisIdempotency(options: RedisIdempotencyOptions): Idempotency {
  const { run, prefix, clock, wait, onError } = options;

  /** Claims a key, or returns its stored result. */
  async function claimKey({ keys, holder }: Claim, fingerprint: string) {
    const values = [fingerprint, holder, clock(), holdMillis, idempotencyMillis];
    const [isMine, storedFingerprint, storedResult] = listOf(await run(claim, { keys, values }));
    return {
      isMine: numberOf(isMine) === 1,
      storedFingerprint: String(storedFingerprint),
      storedResult: String(storedResult),
    };
  }

  /** The operation stays done, whether or not its response can be stored. */
  async function settleKey({ keys, holder }: Claim, result: string): Promise<void> {
    await run(settle, { keys, values: [holder, result, idempotencyMillis] }).catch(onError);
  }

  async function runWhileHolding<Data>(
    ownClaim: Claim,
    operation: () => Promise<Result<Data>>,
  ): Promise<Replayable<Data>> {
    let storedResult = '';
    const renewTimer = setInterval(() => {
      run(renew, { keys: ownClaim.keys, values: [ownClaim.holder, holdMillis] }).catch(onError);
    }, renewMillis);
    try {
      const result = await operation();
      if (isFinal(result)) storedResult = JSON.stringify(result);
      return { result, isReplay: false };
    } finally {
      clearInterval(renewTimer);
      await settleKey(ownClaim, storedResult);
    }
  }

  return {
    async runOnce<Data>(key: string, fingerprint: string, operation: () => Promise<Result<Data>>) {
      const ownClaim = { keys: [`${prefix}idempotency:${key}`], holder: randomUUID() };
      for (;;) {
        const claimResult = await claimKey(ownClaim, fingerprint).catch((error: unknown) => {
          onError(error);
          return undefined;
        });
        if (!claimResult) return { result: await operation(), isReplay: false };
        if (claimResult.isMine) return runWhileHolding(ownClaim, operation);
        if (claimResult.storedFingerprint !== fingerprint) return 'reused';
        // The same request, so its data has the same type.
        if (claimResult.storedResult)
          return { result: JSON.parse(claimResult.storedResult) as Result<Data>, isReplay: true };
        await wait(pollMillis);
      }
    },
  };
}

/** The store of this process, and the one that all gateways share. */
type IdempotencyStores = { readonly own: Idempotency; readonly shared: Idempotency };

/**
 * Puts the store of this process in front of the shared one: what this process has done is replayed even if the shared
 * store could not be reached then.
 */
export function withOwnIdempotency({ own, shared }: IdempotencyStores): Idempotency {
  return {
    async runOnce<Data>(key: string, fingerprint: string, operation: () => Promise<Result<Data>>) {
      let sharedResult: Replayable<Data> | 'reused' | undefined;
      const replayable = await own.runOnce(key, fingerprint, async (): Promise<Result<Data>> => {
        sharedResult = await shared.runOnce(key, fingerprint, operation);
        // Not stored here. Requests that wait for this one get it too.
        return sharedResult === 'reused' ? refuse({ code: 'idempotency_key_reused' }) : sharedResult.result;
      });
      return sharedResult ?? replayable;
    },
  };
}
