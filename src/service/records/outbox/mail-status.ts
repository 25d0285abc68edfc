import type { MailStatus, SampleMailKind } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { UserKey } from '../account/index.ts';

/** How many emails about events were sent or failed since a moment, and how many are due now. */
export type MailCounts = MailStatus['last_24_hours'] & MailStatus['due'];

export type MailStatusRecords = {
  countMails(period: {
    readonly accountId: number;
    readonly since: Instant;
    readonly now: Instant;
  }): Promise<MailCounts>;
};

/** A sample of an email, to be sent to the user who wants to see it. */
type NewSample = UserKey & {
  readonly email: string;
  /** Null for a made-up event type. */
  readonly eventTypeId: number | null;
  readonly kind: SampleMailKind;
  readonly minutesBefore: number;
  /** A BCP 47 tag; null if unknown. */
  readonly locale: string | null;
  readonly now: Instant;
};

export type SampleMailRecords = {
  /** Finds the last sample that a user has requested. */
  findLastSample(user: UserKey): Promise<NonNullable<MailStatus['last_sample']> | undefined>;
};

export type SampleMailWrites = {
  /** Lists when a user requested samples, newest first. */
  listTimesOfSamples(search: UserKey & { readonly since: Instant }): Promise<Instant[]>;
  /** Queues a sample, to be sent at once. Its content is written when it is sent. */
  saveSample(sample: NewSample): Promise<void>;
};
