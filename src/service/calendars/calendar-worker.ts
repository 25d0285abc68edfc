import type { Clock } from '../../time/index.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { createPolling } from '../poll.ts';
import type { CalendarSource, Records } from '../records/index.ts';
import type { Calendars } from './create-calendars.ts';

export type CalendarWorkerOptions = {
  readonly records: Pick<Records, 'claimDueSources'>;
  readonly calendars: Calendars;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds between two searches for due calendars. @default 2000 */
  readonly pollMillis?: number;
};

/** Reads connected calendars when they are due. Any number of processes can do so on one database. */
export type CalendarWorker = {
  start(): void;
  /** Cancels the current readings and starts no more. */
  stop(): Promise<void>;
  /** Reads the calendars that are due now, waits for them, and returns how many there were. */
  runDue(): Promise<number>;
};

/** How long a reading may take, and how long another process leaves it alone. */
const readSeconds = 20;
const claimSeconds = 90;

/** How many calendars this process reads at once. Only a few are claimed per account, so that none delays the others. */
const concurrency = 20;

export function createCalendarWorker(options: CalendarWorkerOptions): CalendarWorker {
  const { records, calendars, clock, log, pollMillis = 2000 } = options;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function begin(): Promise<Promise<void>[]> {
    const limit = concurrency - underWay.size;
    if (limit <= 0 || stopping.signal.aborted) return [];
    const claimed = await records.claimDueSources({ now: clock(), limit, claimSeconds });
    return claimed.map((source) => {
      const reading = readOne(source).finally(() => underWay.delete(reading));
      underWay.add(reading);
      return reading;
    });
  }

  async function readOne(source: CalendarSource): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(readSeconds * 1000)]);
    try {
      await calendars.read(source, signal);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      log.error({ error: describeError(error), source: source.id }, 'A calendar could not be read.');
    }
  }

  const failureMessage = 'The calendars that are due cannot be listed.';
  const polling = createPolling(begin, { pollMillis, log, failureMessage });
  return {
    start: polling.now,
    async stop() {
      stopping.abort();
      await polling.stop();
      await Promise.all(underWay);
    },
    async runDue() {
      const begun = await begin();
      await Promise.all(begun);
      return begun.length;
    },
  };
}
