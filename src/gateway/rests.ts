import type { Problem } from '../contract/index.ts';
import { asInstant, type Clock, type Instant } from '../time/index.ts';
import { BoundedMap } from './bounded-map.ts';

/** What a question failed by, and until when it is not asked again. */
export type Rest = { readonly problem: Problem; readonly until: Instant };

/** Leaves a server that fails alone for a while, a question at a time. */
export type Rests = {
  /** Returns the rest a question is given now. */
  find(key: string): Rest | undefined;
  begin(key: string, problem: Problem): void;
  end(key: string): void;
};

/** How long a question is not asked again, unless the server said for longer. */
const restSeconds = 5;
/** Nobody is turned away for longer on the word of one answer. */
const longestRestSeconds = 60;
const rememberedRests = 1000;

/** Creates the rests of one gateway. */
export function createRests(clock: Clock): Rests {
  const rests = new BoundedMap<Rest>(rememberedRests);
  return {
    find(key) {
      const rest = rests.get(key);
      return rest && clock() < rest.until ? rest : undefined;
    },
    begin(key, problem) {
      const told = isFailing(problem) ? (problem.retryAfterSeconds ?? restSeconds) : restSeconds;
      const seconds = Math.min(Math.max(told, restSeconds), longestRestSeconds);
      rests.set(key, { problem, until: asInstant(clock() + seconds * 1000) });
    },
    end: (key) => rests.delete(key),
  };
}

/** Returns whether it was the server that failed, and not that it may not be asked just now. */
export function isFailing({ code }: Problem): boolean {
  return code === 'unavailable' || code === 'internal_error';
}
