import { daysBetween, localDateAt, type ZoneName } from '../../../time/index.ts';
import type { Words } from '../words/index.ts';
import { type EmailContent, inviteeNameOf, meetingOf, zoneOf } from './email-content.ts';
import { isolated, isolatedTitle } from './foreign-text.ts';
import type { RecipientLanguage } from './recipient-language.ts';

/** Writes the subject: what happened, with whom, when. */
export function subjectOf(content: EmailContent, { tag, words, datesIn }: RecipientLanguage): string {
  const dates = datesIn(zoneOf(content));
  const { start } = meetingOf(content.event);
  const meeting = words.meetingWith(isolatedTitle(content.title), isolated(otherOf(content)));
  if (content.kind !== 'reminder') {
    const status = words.status[statusOf(content)];
    return words.subject(status, meeting, dates.shortDateAndTime(start));
  }
  const day = relativeDay(content, tag) ?? dates.shortDate(start);
  return words.reminderSubject(day, dates.time(start), meeting);
}

function statusOf({ kind, recipient }: EmailContent): keyof Words['status'] {
  if (kind === 'reassigned') return recipient === 'host' ? 'newBooking' : kind;
  if (kind !== 'created' && kind !== 'reminder') return kind;
  return ({ invitee: 'confirmed', host: 'newBooking', guest: 'invitation' } as const)[recipient];
}

/** Returns the name of the person whom the recipient meets. */
function otherOf(content: EmailContent): string {
  const { recipient, event } = content;
  return recipient === 'host' ? inviteeNameOf(content) || event.invitee.email : event.host.name;
}

/** Returns "Today" or "Tomorrow" by the recipient's calendar, or undefined. */
function relativeDay(content: EmailContent, tag: string): string | undefined {
  const zone = zoneOf(content) as ZoneName; // validated when the event was written
  const { start } = meetingOf(content.event);
  const days = daysBetween(localDateAt(content.now, zone), localDateAt(start, zone));
  if (days !== 0 && days !== 1) return undefined;
  const day = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  return day.charAt(0).toLocaleUpperCase(tag) + day.slice(1);
}
