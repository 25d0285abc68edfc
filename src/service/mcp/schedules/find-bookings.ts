import { type Availability, type Event, ok, type Result } from '../../../contract/index.ts';
import { utc } from '../../../time/index.ts';
import { describeTime } from '../descriptions/index.ts';
import type { DataOf, Session } from '../session.ts';

/** The most bookings to check, in pages of a hundred. */
const maxPages = 20;

type EventType = DataOf<'listEventTypes'>[number];

/** The earliest upcoming bookings, and whether those are all. */
type Upcoming = { readonly events: readonly Event[]; readonly isComplete: boolean };

/**
 * Lists the upcoming confirmed bookings that follow a schedule, the earliest first. A booking follows the schedule of
 * its event type or, where several hosts take turns, the one that its host follows instead.
 */
export async function findBookingsOf(session: Session, { id, is_default }: Availability): Promise<Result<Upcoming>> {
  // An archived event type takes no more bookings, but its existing bookings still take place.
  const [types, archivedTypes] = [
    await listTypes(session, { archived: false }),
    await listTypes(session, { archived: true }),
  ];
  if (!types.ok) return types;
  if (!archivedTypes.ok) return archivedTypes;
  const allTypes = [...types.data, ...archivedTypes.data];
  const exceptions = await findExceptions(session, { types: allTypes, scheduleId: id });
  if (!exceptions.ok) return exceptions;
  const followers = new Set(
    allTypes
      .filter(({ availability_id: own }) => own === id || (own === null && is_default))
      .map(({ id: typeId }) => typeId),
  );
  const upcoming = await listUpcoming(session, {});
  if (!upcoming.ok) return upcoming;
  const { events, isComplete } = upcoming.data;
  const followingEvents = events.filter((event) => exceptions.data.get(event.id) ?? followers.has(event.event_type_id));
  return ok({ events: followingEvents, isComplete });
}

type ExceptionSearch = { readonly types: readonly EventType[]; readonly scheduleId: number };

/** Finds the bookings of hosts who follow a schedule of their own, by id, and whether it is this one. */
async function findExceptions(
  session: Session,
  { types, scheduleId }: ExceptionSearch,
): Promise<Result<ReadonlyMap<string, boolean>>> {
  const follows = new Map<string, boolean>();
  for (const { id } of types) {
    const hosts = await session.call('listEventTypeHosts', { params: { id } });
    if (!hosts.ok) return hosts;
    for (const { user_id, availability_id: own } of hosts.data) {
      if (own === null) continue;
      const upcoming = await listUpcoming(session, { event_type_id: id, host_id: user_id });
      if (!upcoming.ok) return upcoming;
      for (const event of upcoming.data.events) follows.set(event.id, own === scheduleId);
    }
  }
  return ok(follows);
}

async function listUpcoming(
  session: Session,
  filter: { readonly event_type_id?: number; readonly host_id?: number },
): Promise<Result<Upcoming>> {
  const from = describeTime(session.clock(), utc).start;
  const events: Event[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { ...filter, status: 'confirmed', from, order: 'asc', per_page: 100, page };
    const list = await session.call('listEvents', { query });
    if (!list.ok) return list;
    events.push(...list.data.data);
    if (page * 100 >= list.data.total) return ok({ events, isComplete: true });
  }
  return ok({ events, isComplete: false });
}

function listTypes(session: Session, query: { readonly archived: boolean }) {
  return session.call('listEventTypes', { query });
}
