import { randomUUID } from 'node:crypto';
import type { Flights } from '../../gateway/index.ts';
import { numberOf, type RunScript } from './script.ts';

/** A request is given up after ten seconds: who has not landed by then is gone. */
const longestMillis = 12_000;
const pollMillis = 40;

const board = `if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end return 0`;

const isGone = `return 1 - redis.call('EXISTS', KEYS[1])`;

const land = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 0
`;

export type FlightOptions = {
  readonly run: RunScript;
  readonly prefix: string;
  /** Waits so many milliseconds. */
  readonly wait: (millis: number) => Promise<void>;
  /** Told of one that could not land: it is gone after a while. */
  readonly onTrouble: (error: unknown) => void;
};

/** Creates flights over all gateways on a Redis: one asks, and the others wait for what it keeps. */
export function createRedisFlights({ run, prefix, wait, onTrouble }: FlightOptions): Flights {
  return {
    async board(question) {
      const keys = [`${prefix}flight:${question}`];
      const name = randomUUID();
      if (numberOf(await run(board, { keys, values: [name, longestMillis] })) === 1) {
        return async () => {
          await run(land, { keys, values: [name] }).catch(onTrouble);
        };
      }
      for (let waited = 0; waited < longestMillis; waited += pollMillis) {
        await wait(pollMillis);
        if (numberOf(await run(isGone, { keys, values: [] })) === 1) return undefined;
      }
      return undefined;
    },
  };
}
