import type { EventType } from '../../../contract/index.ts';
import { addDays, type LocalDate, type ZoneName } from '../../../time/index.ts';
import { useData } from '../../data/index.ts';
import { signedIn } from '../../session/index.ts';
import type { ExplanationContext } from './explanation-context.ts';

type ExplainedDay = { readonly eventType: EventType; readonly date: LocalDate; readonly zone: ZoneName };

/** Reads the bookings, calendars and hosts that an explanation names. Until they have loaded, they have no names. */
export function useExplanationContext({ eventType, date, zone }: ExplainedDay): ExplanationContext {
  // One more day on either side, because bookings may last past midnight and zones differ.
  const range = { from: addDays(date, -1), to: addDays(date, 1), status: 'confirmed', per_page: 100 };
  const events = useData('listEvents', { query: range });
  const calendars = useData('listCalendars');
  const hosts = useData('listEventTypeHosts', { params: { id: eventType.id } });
  return {
    eventType,
    zone,
    events: events.state === 'ready' ? events.data.data : [],
    calendars: calendars.state === 'ready' ? calendars.data : [],
    hosts: new Map(hosts.state === 'ready' ? hosts.data.map(({ user_id, name }) => [user_id, name]) : []),
    myId: signedIn().user.id,
  };
}
