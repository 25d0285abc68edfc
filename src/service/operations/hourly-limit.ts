import { type ProblemResult, refuse } from '../../contract/index.ts';
import { addMinutes, hourMinutes, type Instant } from '../../time/index.ts';

/** A limit of emails per hour, and the emails that count toward it. */
export type HourlyMails = {
  /** When each was requested, newest first. */
  readonly requestedAt: readonly Instant[];
  readonly max: number;
};

/** The reason says that the key may go on with anything that sends no mail. */
export const tooMuchMail = { code: 'too_many_requests', reason: 'too_much_mail' } as const;

/** Returns the beginning of the hour that ends now. */
export function anHourBefore(now: Instant): Instant {
  return addMinutes(now, -hourMinutes);
}

/**
 * Refuses another email while any of the limits is reached.
 *
 * @returns A refusal that says in how many seconds all limits allow another email; undefined if they do now.
 */
export function refuseAnotherMail(limits: readonly HourlyMails[], now: Instant): ProblemResult | undefined {
  const retryAfterSeconds = Math.max(...limits.map((limit) => secondsUntilAnother(limit, now)));
  return retryAfterSeconds > 0 ? refuse({ ...tooMuchMail, retryAfterSeconds }) : undefined;
}

function secondsUntilAnother({ requestedAt, max }: HourlyMails, now: Instant): number {
  const oldest = requestedAt[max - 1];
  return oldest === undefined ? 0 : Math.ceil((addMinutes(oldest, hourMinutes) - now) / 1000);
}
