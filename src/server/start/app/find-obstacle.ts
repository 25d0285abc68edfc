import type { Logger } from 'pino';
import { createFailureTally, type Store } from '../../../service/index.ts';
import type { Clock, Instant } from '../../../time/index.ts';

type CheckOptions = { readonly clock: Clock; readonly log: Pick<Logger, 'warn'> };

/** How long the result of a check is used. Anyone may request it, as often as they like. */
const rememberedMillis = 1000;

/**
 * Returns a function that says why a database cannot serve requests now, or undefined. It checks at most once a second,
 * and all callers during a check share it.
 */
export function createObstacleFinder(
  store: Pick<Store, 'isMigrated'>,
  { clock, log }: CheckOptions,
): () => Promise<string | undefined> {
  const recordFailure = createFailureTally({
    clock,
    report: ({ error, count, since }) => log.warn({ error, count, since }, 'the database does not respond'),
  });
  let currentCheck: Promise<string | undefined> | undefined;
  let last: { readonly at: Instant; readonly obstacle: string | undefined } | undefined;

  async function check(): Promise<string | undefined> {
    try {
      return (await store.isMigrated()) ? undefined : 'the tables of the database are not up to date';
    } catch (error) {
      recordFailure(error instanceof Error ? error : new Error(String(error)));
      return 'the database does not respond';
    }
  }

  async function checkAndRemember(): Promise<string | undefined> {
    const obstacle = await check();
    last = { at: clock(), obstacle };
    currentCheck = undefined;
    return obstacle;
  }

  return async function findObstacle() {
    const now = clock();
    // A check after now: the clock was set back.
    if (last && last.at <= now && now < last.at + rememberedMillis) return last.obstacle;
    currentCheck ??= checkAndRemember();
    return currentCheck;
  };
}
