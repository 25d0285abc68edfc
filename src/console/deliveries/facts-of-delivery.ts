import type { Mail, WebhookDelivery } from '../../contract/index.ts';
import { parseInstant } from '../../time/index.ts';
import { now } from '../data/index.ts';
import { factsLine, relativeTime } from '../formats/index.ts';
import { shellWords } from '../words/index.ts';
import { words } from './words/index.ts';

/** Describes the attempts of a delivery, the last response, what is wrong, and when the next attempt follows. */
export function factsOfDelivery(delivery: WebhookDelivery): string {
  const texts = words.current;
  const { tries, response_status: status, failure_reason: reason, next_try_at: next } = delivery;
  return factsLine([
    texts.attempts(tries),
    ...(status === null ? [] : [texts.answered(status)]),
    ...(reason === null ? [] : [texts.reasons[reason]]),
    ...(next === null ? [] : [texts.nextAttempt(relativeTo(next))]),
  ]);
}

/** Describes an instant as seen from now, such as `2 hours ago`. */
export function relativeTo(iso: string): string {
  const instant = parseInstant(iso);
  return instant === undefined ? iso : relativeTime(instant, now());
}

/** Returns the address that an email goes to, or a word for an invitee whose personal data was erased. */
export function recipientOf({ address }: Mail): string {
  return address || shellWords.current.meeting.erased;
}
