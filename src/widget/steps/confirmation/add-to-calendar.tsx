import type { PublicEvent } from '../../../contract/index.ts';
import { calendarLinks, type Invitation, writeCalendarFile } from '../../../invite/index.ts';
import { parseInstant } from '../../../time/index.ts';
import type { Booking } from '../../model/index.ts';
import { saveFile } from './save-file.ts';

/** The web calendars. Their names are the same in every language. */
const calendars = [
  ['google', 'Google'],
  ['outlook', 'Outlook'],
  ['office365', 'Office 365'],
  ['yahoo', 'Yahoo'],
] as const;

/** Adds the event to the invitee's own calendar, with links and a file that the browser creates without a request. */
export function AddToCalendar({ booking, event }: { booking: Booking; event: PublicEvent }) {
  const invitation = invitationOf(booking, event);
  if (!invitation) return null;
  const { messages } = booking.language.value;
  const links = calendarLinks(invitation);
  return (
    <section class="calendars" aria-labelledby="calendars-title">
      <h4 id="calendars-title">{messages.addToCalendar}</h4>
      <ul>
        {calendars.map(([key, name]) => (
          <li key={key}>
            <a class="quiet-button" href={links[key]} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            class="quiet-button"
            onClick={() => saveFile('event.ics', 'text/calendar', writeCalendarFile(invitation, booking.now.value))}
          >
            {messages.calendarFile}
          </button>
        </li>
      </ul>
    </section>
  );
}

function invitationOf(booking: Booking, event: PublicEvent): Invitation | undefined {
  const [start, end] = [parseInstant(event.start), parseInstant(event.end)];
  const eventType = booking.eventType.value;
  if (start === undefined || end === undefined || eventType.state !== 'ready') return undefined;
  const { messages } = booking.language.value;
  const { location, ics_uid: uid, sequence, status } = event;
  return {
    uid,
    sequence,
    status,
    start,
    end,
    title: messages.bookedWith(eventType.data.title, event.host.name),
    description: '',
    location: location ? location.value || messages.places[location.type] : '',
    attendees: [],
  };
}
