import type { Clock } from '../../time/index.ts';
import { type ClaimWorker, createClaimWorker } from '../concurrency/index.ts';
import type { Log } from '../log.ts';
import type { Records } from '../records/index.ts';
import type { Calendars } from './create-calendars.ts';
import type { EventWriter } from './writing/index.ts';

export type CalendarWorkerOptions = {
  readonly records: Pick<Records, 'claimDueSources' | 'deleteDisconnectedSource' | 'claimDueWrites'>;
  readonly calendars: Calendars;
  readonly writeEvent: EventWriter;
  readonly clock: Clock;
  readonly log: Log;
};

/** Reads connected calendars when they are due, and writes bookings into them. */
export type CalendarWorker = ClaimWorker;

/**
 * How long a reading may take, and how long other processes leave the source to this one. Most of it is waiting: if all
 * calendars that are read at once are large, the last one waits for the others, which is not the fault of its server.
 */
const readSeconds = 240;
const readClaimSeconds = 270;

/**
 * How many calendars this process reads at once. Only a few are claimed per account, so that none delays the others.
 */
const readings = 20;
const spacingMillis = 25;

/** The same for writing, which is a few small requests. */
const writeSeconds = 15;
const writeClaimSeconds = 30;
const writings = 10;

/** How soon after a booking to look for it. */
const writePollMillis = 1000;

export function createCalendarWorker(options: CalendarWorkerOptions): CalendarWorker {
  const { records, calendars, writeEvent, clock, log } = options;
  const reader = createClaimWorker({
    claim: (limit) => records.claimDueSources({ now: clock(), limit, claimSeconds: readClaimSeconds }),
    work: (source, signal) =>
      source.isDisconnected
        ? records.deleteDisconnectedSource({ accountId: source.accountId, id: source.id, now: clock() })
        : calendars.readDue(source, signal),
    concurrency: readings,
    spacingMillis,
    workSeconds: readSeconds,
    log,
    messages: { broken: 'A calendar could not be read.', unlisted: 'The calendars that are due cannot be listed.' },
  });
  const writer = createClaimWorker({
    claim: (limit) => records.claimDueWrites({ now: clock(), limit, claimSeconds: writeClaimSeconds }),
    work: writeEvent,
    concurrency: writings,
    workSeconds: writeSeconds,
    pollMillis: writePollMillis,
    log,
    messages: {
      broken: 'The result of writing a booking into a calendar could not be stored.',
      unlisted: 'The bookings to be written into calendars cannot be listed.',
    },
  });
  return {
    start() {
      reader.start();
      writer.start();
    },
    async stop() {
      await Promise.all([reader.stop(), writer.stop()]);
    },
    runDue: async () => (await reader.runDue()) + (await writer.runDue()),
  };
}
