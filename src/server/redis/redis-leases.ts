import { randomUUID } from 'node:crypto';
import type { Leases } from '../../gateway/index.ts';
import { numberOf, type RunScript } from './connection/index.ts';

/** A request times out after ten seconds, so a lease that is held for longer belongs to a gateway that died. */
const leaseMillis = 12_000;
const pollMillis = 40;

const acquire = `if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end return 0`;

const isFree = `return 1 - redis.call('EXISTS', KEYS[1])`;

const release = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 0
`;

export type LeaseOptions = {
  readonly run: RunScript;
  readonly prefix: string;
  /** Waits for this many milliseconds. */
  readonly wait: (millis: number) => Promise<void>;
  /** Called if a lease could not be released. It expires by itself. */
  readonly onError: (error: unknown) => void;
};

/** Creates leases that all gateways on a Redis share: one holds a name, and the others wait for it. */
export function createRedisLeases({ run, prefix, wait, onError }: LeaseOptions): Leases {
  return {
    async acquire(name) {
      const keys = [`${prefix}lease:${name}`];
      const holder = randomUUID();
      if (numberOf(await run(acquire, { keys, values: [holder, leaseMillis] })) === 1) {
        return async function releaseLease() {
          await run(release, { keys, values: [holder] }).catch(onError);
        };
      }
      for (let waitedMillis = 0; waitedMillis < leaseMillis; waitedMillis += pollMillis) {
        await wait(pollMillis);
        if (numberOf(await run(isFree, { keys, values: [] })) === 1) return undefined;
      }
      return undefined;
    },
  };
}
