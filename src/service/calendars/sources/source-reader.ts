import type { Instant } from '../../../time/index.ts';
import type { Requester } from '../../outward/index.ts';
import type { Records } from '../../records/index.ts';
import type { Sealer } from '../encrypt-secrets.ts';
import type { ThreadTicket, WholeFile } from '../threads/index.ts';

export type SourceReader = {
  readonly records: Pick<Records, 'findOwnTimes' | 'findKnownBusyTimes' | 'findUser'>;
  readonly request: Requester;
  readonly sealer: Sealer;
};

export type ReadOptions = {
  readonly now: Instant;
  readonly signal: AbortSignal;
  /** Who waits for it. */
  readonly lane: ThreadTicket['lane'];
};

/** How a source is read: until when, and with which ticket long files wait for a thread. */
export type ReadTimes = { readonly now: Instant; readonly signal: AbortSignal; readonly ticket: ThreadTicket };

/** Whose calendar is read: times without a zone are the host's, and what they declined does not block. */
export type ReadHost = Pick<WholeFile, 'hostZone' | 'hostAddresses'>;
