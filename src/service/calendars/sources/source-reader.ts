import type { Instant } from '../../../time/index.ts';
import type { Requester } from '../../outward/index.ts';
import type { CalendarContent, CalendarSource, Records } from '../../records/index.ts';
import type { CalendarError } from '../calendar-error.ts';
import type { Sealer } from '../encrypt-secrets.ts';
import type { ThreadTicket, WholeFile } from '../threads/index.ts';

export type SourceReader = {
  readonly records: Pick<Records, 'findOwnTimes' | 'findKnownBusyTimes' | 'findUser'>;
  readonly request: Requester;
  readonly sealer: Sealer;
};

/** How a source is read. */
export type ReadOptions = {
  readonly now: Instant;
  readonly signal: AbortSignal;
  /** The lane of the threads, which depends on who waits for the result. */
  readonly lane: ThreadTicket['lane'];
  /** Waits for the turn to read the next step of a long response. @default as usual for the lane */
  readonly nextStep?: ThreadTicket['nextStep'];
};

/** A source to be read. */
export type SourceReading = ReadOptions & { readonly source: CalendarSource };

/** The parts of a source that were read. */
export type ReadParts = {
  readonly contents: readonly CalendarContent[];
  /** Why the rest could not be read; undefined if everything was. */
  readonly failure: CalendarError | undefined;
};

/** Until when a source is read, and with which ticket long files wait for a thread. */
export type ReadLimits = { readonly now: Instant; readonly signal: AbortSignal; readonly ticket: ThreadTicket };

/** Whose calendar is read: times without a zone are the host's, and what they declined does not block. */
export type ReadHost = Pick<WholeFile, 'hostZone' | 'hostAddresses'>;
