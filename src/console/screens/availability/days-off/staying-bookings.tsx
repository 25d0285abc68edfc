import { useState } from 'preact/hooks';
import type { DateOverride } from '../../../../contract/index.ts';
import {
  endOfDate,
  formatInstant,
  type LocalDate,
  laterOf,
  startOfDate,
  toLocalTime,
  type ZoneName,
} from '../../../../time/index.ts';
import { now, useData } from '../../../data/index.ts';
import { dateWithTime, timeIn, withComma } from '../../../formats/index.ts';
import { type Meeting, readMeeting } from '../../../meetings/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Notice, useAnnouncement } from '../../../ui/index.ts';
import { locale } from '../../../words/index.ts';
import { words } from '../words/index.ts';

const shownCount = 5;

type StayingBookingsProps = {
  readonly days: Pick<DateOverride, 'from' | 'to'>;
  readonly zone: ZoneName;
  /** The host whose bookings are meant; null for all hosts. */
  readonly hostId: number | null;
};

/** The upcoming bookings on days off, each a link: days off prevent new bookings, and cancel none. */
export function StayingBookings({ days, zone, hostId }: StayingBookingsProps) {
  const texts = words.current;
  const [opened] = useState(now);
  const query = {
    status: 'confirmed',
    order: 'asc',
    // The days of a closed override are real dates: it has been picked or saved.
    ends_after: formatInstant(laterOf(startOfDate(days.from as LocalDate, zone), opened), 0),
    to: formatInstant(endOfDate(days.to as LocalDate, zone), 0),
    ...(hostId !== null && { host_id: hostId }),
    per_page: shownCount,
  };
  const events = useData('listEvents', { query });
  const total = events.state === 'ready' ? events.data.total : 0;
  useAnnouncement(total > 0 ? texts.bookingsStay(total) : undefined);
  if (events.state !== 'ready' || total === 0) return null;
  return (
    <Notice tone="plain">
      <p>{texts.bookingsStay(total)}</p>
      <ul class="staying">
        {events.data.data.map(readMeeting).map((meeting) => (
          <li key={meeting.event.id}>
            <a href={hrefTo(`/bookings/${meeting.event.id}`)}>
              <bdi>{lineOf(meeting, zone)}</bdi>
            </a>
          </li>
        ))}
        {total > events.data.data.length && (
          <li>
            <a href={hrefTo('/')}>{texts.allBookings}</a>
          </li>
        )}
      </ul>
    </Notice>
  );
}

/** Returns `Ben Okri, Wed 9 Dec, 09:45`. */
function lineOf({ event, start }: Meeting, zone: ZoneName): string {
  const date = locale().formats.shortDate(toLocalTime(start, zone).date);
  return withComma(event.invitee.name, dateWithTime(date, timeIn(start, zone)));
}
