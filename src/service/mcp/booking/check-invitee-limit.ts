import { type EventType, ok, type Result, refuse } from '../../../contract/index.ts';
import { formatInstantIn, utc } from '../../../time/index.ts';
import type { Session } from '../session.ts';

type Invitee = { readonly email: string; readonly eventType: Pick<EventType, 'id' | 'most_open_per_invitee'> };

/**
 * Refuses an invitee who has as many upcoming bookings as the event type allows, before anything is booked. A booking
 * also counts addresses of the same mailbox; a preview knows only the address itself.
 */
export async function checkInviteeLimit(session: Session, { email, eventType }: Invitee): Promise<Result<undefined>> {
  const { id: event_type_id, most_open_per_invitee: most } = eventType;
  if (most === null) return ok(undefined);
  const from = formatInstantIn(session.clock(), utc);
  const query = { event_type_id, status: 'confirmed', from, q: email, per_page: 100 };
  const events = await session.call('listEvents', { query });
  if (!events.ok) return events;
  const own = events.data.data.filter((event) => event.invitee.email.toLowerCase() === email.toLowerCase());
  return own.length >= most ? refuse({ code: 'invitee_limit_reached' }) : ok(undefined);
}
