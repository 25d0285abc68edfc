import type { BookingFormField, Event } from '../../../contract/index.ts';
import { useData } from '../../data/index.ts';
import { type Meeting, MeetingChips, readMeeting } from '../../meetings/index.ts';
import { hrefTo, type PathParams } from '../../routing/index.ts';
import { Screen as Page, Show } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { Actions } from './actions.tsx';
import { Answers } from './answers.tsx';
import { DeletedEntry, MovedEntry } from './entry/index.ts';
import { Facts } from './facts/index.ts';
import { History } from './history/index.ts';
import { Note } from './note.tsx';
import { Result } from './result.tsx';
import { words } from './words/index.ts';
import './booking.css';

const refreshSeconds = 60;

/** One booking: time, invitee, answers and actions. */
export function Screen({ params }: { readonly params: PathParams }) {
  const { bookings } = shellWords.current.navigation;
  const event = useData('getEvent', { params: { id: params.id ?? '' } }, { refreshSeconds });
  if (event.state === 'ready') return <Booking event={event.data} />;
  return (
    <Page title={bookings} parent={{ label: bookings, href: hrefTo('/') }}>
      <Show loaded={event}>{() => null}</Show>
    </Page>
  );
}

function Booking({ event }: { readonly event: Event }) {
  const { bookings } = shellWords.current.navigation;
  const meeting = readMeeting(event);
  const eventType = useData('getEventType', { params: { id: event.event_type_id } });
  const fields = useData('listBookingFormFields', { params: { eventType: event.event_type_id } });
  const title = eventType.state === 'ready' ? eventType.data.title : '';
  return (
    <Page
      title={words.current.title(title, meeting.event.invitee.name)}
      parent={{ label: bookings, href: hrefTo('/') }}
      aside={<MeetingChips meeting={meeting} />}
      actions={<Actions meeting={meeting} eventType={eventType} />}
    >
      <DeletedEntry meeting={meeting} />
      <MovedEntry meeting={meeting} eventType={eventType} />
      <Result meeting={meeting} />
      <Sheets meeting={meeting} fields={fields.state === 'ready' ? fields.data : []} />
    </Page>
  );
}

type SheetsProps = { readonly meeting: Meeting; readonly fields: readonly BookingFormField[] };

function Sheets({ meeting, fields }: SheetsProps) {
  return (
    <div class="booking-sheets">
      <div>
        <Facts meeting={meeting} />
        <Answers event={meeting.event} fields={fields} />
      </div>
      <div>
        <Note event={meeting.event} />
        <History event={meeting.event} />
      </div>
    </div>
  );
}
