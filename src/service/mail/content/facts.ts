import type { Event } from '../../../contract/index.ts';
import { mailtoOf } from '../../../invite/index.ts';
import { formatInstantIn, type Interval, type ZoneName } from '../../../time/index.ts';
import type { Label } from '../words/index.ts';
import type { Fact, Line } from './composed-email.ts';
import { type EmailContent, inviteeNameOf, meetingOf, zoneOf } from './email-content.ts';
import { isolated, linesOf, oneLine } from './foreign-text.ts';
import type { RecipientLanguage } from './recipient-language.ts';

/** The longest link to a place that is shown in full, in characters. */
const longestAddress = 100;

/** Lists the facts about the meeting, each with its name, in reading order. */
export function factsOf(content: EmailContent, language: RecipientLanguage): Fact[] {
  const { words, datesIn } = language;
  const { event, kind, recipient } = content;
  const dates = datesIn(zoneOf(content));
  const time = meetingOf(event);
  const fact = (label: Label, lines: readonly Line[]): Fact[] =>
    lines.length > 0 ? [{ label: words.labels[label], lines }] : [];
  const former = formerTimeOf(content, time);
  const [date, range, zone] = whenLines(time, dates);
  return [
    ...fact('what', [{ text: isolated(content.title) }]),
    ...fact('when', [date, range, zone]),
    ...(recipient === 'host' && differsForInvitee(content, time)
      ? fact('inviteeTime', whenLines(time, datesIn(event.invitee.timezone)))
      : []),
    ...fact('formerTime', former ? whenLines(former, dates).slice(0, 2) : []).map((each) => ({
      ...each,
      isFormer: true,
    })),
    ...fact('place', placeLines(event.location)),
    ...fact('formerPlace', formerPlaceLines(content)).map((each) => ({ ...each, isFormer: true })),
    ...peopleFacts(content, language),
    ...(kind === 'canceled' && mayReadReason(content) ? fact('cancelReason', reasonLines(event.cancel_reason)) : []),
  ];
}

function peopleFacts(content: EmailContent, { words }: RecipientLanguage): Fact[] {
  const { recipient, event } = content;
  const name = inviteeNameOf(content);
  const nameLine = name ? [{ text: isolated(name) }] : [];
  const host = { label: words.labels.host, lines: [{ text: isolated(event.host.name) }, mailLine(event.host.email)] };
  switch (recipient) {
    case 'invitee':
      return [host];
    case 'guest':
      // Guests do not see the invitee's address, because anyone could have entered it.
      return [host, ...(name ? [{ label: words.labels.bookedBy, lines: nameLine }] : [])];
    case 'host': {
      const guests = event.guests.map((guest) => ({ text: isolated(guest) }));
      const invitee = { label: words.labels.bookedBy, lines: [...nameLine, { text: isolated(event.invitee.email) }] };
      return [invitee, ...(guests.length > 0 ? [{ label: words.guests(guests.length), lines: guests }] : [])];
    }
  }
}

type Dates = ReturnType<RecipientLanguage['datesIn']>;

function whenLines(time: Interval, dates: Dates): readonly [date: Line, range: Line, zone: Line] {
  return [{ text: dates.date(time.start) }, { text: dates.range(time) }, { text: dates.zone(time.start) }];
}

/**
 * Returns the previous time if it differs. The emails about a new host and about a cancellation include it too, because
 * the email about a new time may never have been sent. The new host never knew a previous time.
 */
function formerTimeOf({ kind, recipient, previousTime }: EmailContent, time: Interval): Interval | undefined {
  const isTold = kind === 'rescheduled' || (recipient !== 'host' && (kind === 'reassigned' || kind === 'canceled'));
  if (!isTold || !previousTime) return undefined;
  return previousTime.start === time.start && previousTime.end === time.end ? undefined : previousTime;
}

/** If two zones show the same time, it is written once. */
function differsForInvitee({ event }: EmailContent, { start }: Interval): boolean {
  // Zones of events were validated on input.
  const [host, invitee] = [event.host.timezone as ZoneName, event.invitee.timezone as ZoneName];
  return formatInstantIn(start, host) !== formatInstantIn(start, invitee);
}

/** In the host's own words. An https address becomes a link. */
function placeLines(location: Event['location']): Line[] {
  const place = oneLine(location?.value ?? '');
  if (place === '') return [];
  const isLink = /^https:\/\/\S+$/i.test(place) && URL.canParse(place);
  return [isLink ? { text: isolated(shorten(place)), href: place } : { text: isolated(place) }];
}

/** The previous place, as plain text, so that no one follows it by mistake. */
function formerPlaceLines({ kind, event, previousLocation }: EmailContent): Line[] {
  const isTold = kind === 'rescheduled' || kind === 'reassigned';
  if (!isTold || previousLocation?.value === event.location?.value) return [];
  return placeLines(previousLocation).map(({ text }) => ({ text }));
}

/** Shortens only the text shown. The link keeps its full address. */
function shorten(address: string): string {
  return address.length > longestAddress ? `${address.slice(0, longestAddress - 1)}…` : address;
}

function mailLine(address: string): Line {
  return { text: isolated(address), href: mailtoOf(address) };
}

/** Anyone can book with another person's address, and that person must not receive a stranger's text. */
function mayReadReason({ recipient, isCanceledInConsole = false }: EmailContent): boolean {
  return recipient === 'host' || (recipient === 'invitee' && isCanceledInConsole);
}

function reasonLines(reason: string | null): Line[] {
  if (!reason?.trim()) return [];
  return linesOf(reason).map((line) => ({ text: line.trim() ? isolated(line) : '' }));
}
