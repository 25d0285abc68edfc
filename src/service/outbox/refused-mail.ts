import { addMinutes, type Clock, hourMinutes, type Instant } from '../../time/index.ts';
import type { Log } from '../log.ts';

/** The share of emails that may be permanently refused. Above that, other servers begin to refuse the rest too. */
const maxRefusalShare = 0.05;
/** Among fewer emails in an hour, one wrong address is a large share. */
const minMails = 20;

type Minute = { readonly since: Instant; mails: number; refusals: number };

/**
 * Returns a function that counts the emails of this process and, at most once an hour, warns if too many are
 * permanently refused.
 */
export function createRefusalWatch({ clock, log }: { readonly clock: Clock; readonly log: Log }) {
  let minutes: Minute[] = [];
  let warnedAt: Instant | undefined;

  return function record({ isRefused }: { readonly isRefused: boolean }): void {
    const now = clock();
    minutes = minutes.filter(({ since }) => now < addMinutes(since, hourMinutes));
    const last = minutes.at(-1);
    const minute = last && now < addMinutes(last.since, 1) ? last : { since: now, mails: 0, refusals: 0 };
    if (minute !== last) minutes.push(minute);
    minute.mails += 1;
    if (isRefused) minute.refusals += 1;
    const [mails, refusals] = [sumOf(minutes, 'mails'), sumOf(minutes, 'refusals')];
    if (mails < minMails || refusals <= mails * maxRefusalShare) return;
    if (warnedAt !== undefined && now < addMinutes(warnedAt, hourMinutes)) return;
    warnedAt = now;
    log.error({ mails, refused: refusals }, 'More than 5% of the emails of the last hour were permanently refused.');
  };
}

function sumOf(minutes: readonly Minute[], key: 'mails' | 'refusals'): number {
  return minutes.reduce((sum, minute) => sum + minute[key], 0);
}
