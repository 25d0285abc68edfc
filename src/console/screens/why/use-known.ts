import type { EventType } from '../../../contract/index.ts';
import { addDays, type LocalDate, type ZoneName } from '../../../time/index.ts';
import { useData } from '../../data/index.ts';
import type { Known } from './known.ts';

type Explained = { readonly eventType: EventType; readonly date: LocalDate; readonly zone: ZoneName };

/** Reads what the causes of a day's refusals are called; what has not come yet has no name. */
export function useKnown({ eventType, date, zone }: Explained): Known {
  // A day more on both sides: bookings reach over midnight, and zones differ.
  const range = { from: addDays(date, -1), to: addDays(date, 1), status: 'confirmed', per_page: 100 };
  const events = useData('listEvents', { query: range });
  const calendars = useData('listCalendars');
  return {
    eventType,
    zone,
    events: events.state === 'ready' ? events.data.data : [],
    calendars: calendars.state === 'ready' ? calendars.data : [],
  };
}
