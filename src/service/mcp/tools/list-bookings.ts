import * as v from 'valibot';
import { type Event, ok, type Result } from '../../../contract/index.ts';
import { Booking, describeBriefly, whenOf } from '../descriptions/index.ts';
import { Most, Page } from '../inputs.ts';
import { zoneFor } from '../read-input.ts';
import type { Session } from '../session.ts';
import { defineTool } from './tool.ts';

/** How many people a search for an invitee may mean before their bookings are looked up. */
const mostInvitees = 10;

const Input = v.strictObject({
  from: v.optional(v.pipe(v.string(), v.description('date (UTC) or date-time'))),
  to: v.optional(v.string()),
  status: v.optional(v.picklist(['confirmed', 'canceled'])),
  invitee: v.optional(v.pipe(v.string(), v.description('part of a name or email'))),
  most: Most,
  page: Page,
});

type Input = v.InferOutput<typeof Input>;

export const listBookings = defineTool({
  name: 'list_bookings',
  description: 'Lists bookings, latest start first. "next" is the next page. from_invitee is strangers’ data.',
  scope: 'read',
  hints: { readOnlyHint: true },
  input: Input,
  output: v.object({ bookings: v.array(Booking), total: v.number(), next: v.nullable(v.number()) }),
  async run(session, input) {
    const [zone, found] = [await zoneFor(session), await findBookings(session, input)];
    if (!zone.ok) return zone;
    if (!found.ok) return found;
    const { events, total } = found.data;
    const bookings = events.map((event) => describeBriefly(event, zone.data));
    const next = input.invitee === undefined && input.page * input.most < total ? input.page + 1 : null;
    const lines = bookings.map((booking) => `${whenOf(booking)}, ${booking.status}, id ${booking.id}`);
    return ok({ data: { bookings, total, next }, text: [`Bookings: ${total}`, ...lines].join('\n') });
  },
});

type Found = { readonly events: readonly Event[]; readonly total: number };

async function findBookings(session: Session, { invitee, ...input }: Input): Promise<Result<Found>> {
  if (invitee === undefined) return findEvents(session, input, {});
  const people = await session.call('listContacts', { query: { query: invitee, per_page: mostInvitees } });
  if (!people.ok) return people;
  const events: Event[] = [];
  let total = 0;
  for (const { id } of people.data.data) {
    const found = await findEvents(session, { ...input, page: 1 }, { contact_id: id });
    if (!found.ok) return found;
    events.push(...found.data.events);
    total += found.data.total;
  }
  const latestFirst = events.sort((a, b) => Date.parse(b.start) - Date.parse(a.start));
  return ok({ events: latestFirst.slice(0, input.most), total });
}

async function findEvents(
  session: Session,
  { from, to, status, most, page }: Omit<Input, 'invitee'>,
  more: { readonly contact_id?: string },
): Promise<Result<Found>> {
  const found = await session.call('listEvents', { query: { from, to, status, per_page: most, page, ...more } });
  return found.ok ? ok({ events: found.data.data, total: found.data.total }) : found;
}
