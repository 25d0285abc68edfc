import type { Instant } from '../../../time/index.ts';
import type { PreviousMeeting } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';

/** Writes the body of a delivery: what happened, when, and to what. */
export function payloadOf({ type, data, previous, formerHostId, hasNoFile, isResent, now }: Payload): string {
  const forMail = { previous, former_host_id: formerHostId, has_no_file: hasNoFile, is_resent: isResent };
  return JSON.stringify({ type, timestamp: inUtc(now), data, ...forMail });
}

export type Payload = {
  readonly type: string;
  readonly data: object;
  /** Only mail shows the previous values. */
  readonly previous?: PreviousMeeting;
  /** Only in mail to the former host of the event. */
  readonly formerHostId?: number;
  /** Only in mail to a former host who got no calendar file before. */
  readonly hasNoFile?: true | undefined;
  /** Only in mail that was resent on request. */
  readonly isResent?: true;
  readonly now: Instant;
};

/** The columns of a new delivery to be attempted at once. */
export function dueAt(now: Instant) {
  return { next_try_at: inUtc(now), created_at: inUtc(now), updated_at: inUtc(now) };
}
