import { mailtoOf } from '../../invite/index.ts';
import type { LocalDate } from '../../time/index.ts';
import { useData, useNow } from '../data/index.ts';
import { cityOf, dayHeading, factsLine, rangeIn, timeIn, withColon, withComma } from '../formats/index.ts';
import { hrefTo } from '../routing/index.ts';
import { Menu, type MenuItem } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';
import { inviteeWords } from './invitee-words.ts';
import { dayOf, inviteeTime, type Meeting } from './meeting.ts';
import { LocationChip, MeetingChips } from './meeting-chips.tsx';
import { readLocation } from './read-location.ts';
import { useEventTypeTitle } from './use-event-type-title.ts';
import './meetings.css';

/** Bookings in their order, under the host's day on which they start. */
export function MeetingList({ meetings }: { readonly meetings: readonly Meeting[] }) {
  const now = useNow();
  const profile = useData('getCurrentUser');
  const ownEmail = profile.state === 'ready' ? profile.data.email : undefined;
  return (
    <>
      {groupByDay(meetings).map(({ day, onDay }) => (
        <section key={day} class="day" aria-label={dayHeading(day, now)}>
          <h2>{dayHeading(day, now)}</h2>
          <ul class="list">
            {onDay.map((meeting) => (
              <MeetingRow key={meeting.event.id} meeting={meeting} ownEmail={ownEmail} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type RowProps = {
  readonly meeting: Meeting;
  /** The address of the person who is signed in; undefined until it has loaded. */
  readonly ownEmail: string | undefined;
};

function MeetingRow({ meeting, ownEmail }: RowProps) {
  const { event } = meeting;
  const title = useEventTypeTitle(event.event_type_id);
  const path = `/bookings/${event.id}`;
  return (
    <li class={event.status === 'canceled' ? 'meeting is-canceled' : 'meeting'}>
      <time class="meeting-time" dateTime={event.start}>
        {rangeIn(meeting)}
      </time>
      <div class="meeting-who">
        <a class="cover" href={hrefTo(path)}>
          <bdi>{event.invitee.name}</bdi>
        </a>{' '}
        <MeetingChips meeting={meeting} />
        <p class="muted small">{whoLine({ meeting, ownEmail })}</p>
      </div>
      <div class="meeting-what">
        <p>
          <bdi>{title}</bdi>
        </p>
        <p class="muted small one-line">{inviteeWords(event)}</p>
      </div>
      <div class="meeting-where">
        <LocationChip meeting={meeting} />
      </div>
      <Menu
        label={shellWords.current.meeting.actionsFor(event.invitee.name, timeIn(meeting.start))}
        items={itemsOf(meeting, path)}
      />
    </li>
  );
}

/** The address, the number of guests, the invitee's clock if it differs, and the host if it is a colleague. */
function whoLine({ meeting, ownEmail }: RowProps): string {
  const { event } = meeting;
  const words = shellWords.current.meeting;
  const time = inviteeTime(meeting);
  return factsLine([
    event.invitee.email,
    event.guests.length > 0 && words.guests(event.guests.length),
    time !== undefined && withComma(cityOf(event.timezone), time),
    ownEmail !== undefined && event.host.email !== ownEmail && withColon(words.host, event.host.name),
  ]);
}

function itemsOf({ event }: Meeting, path: string): MenuItem[] {
  const words = shellWords.current.meeting;
  const place = event.location && readLocation(event.location);
  const items: MenuItem[] = [{ label: words.open, href: hrefTo(path) }];
  const { name, email } = event.invitee;
  if (email !== '') items.push({ label: words.writeTo(name), href: mailtoOf(email) });
  if (place?.href) items.push({ label: place.type === 'video' ? words.join : words.openLink, href: place.href });
  return items;
}

function groupByDay(meetings: readonly Meeting[]): { readonly day: LocalDate; readonly onDay: Meeting[] }[] {
  const days = new Map<LocalDate, Meeting[]>();
  for (const meeting of meetings) {
    const day = dayOf(meeting);
    days.set(day, [...(days.get(day) ?? []), meeting]);
  }
  return [...days].map(([day, onDay]) => ({ day, onDay }));
}
