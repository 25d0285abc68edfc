import * as v from 'valibot';
import { type Event, ok, type Result } from '../../../contract/index.ts';
import {
  endOfDate,
  formatInstantIn,
  type Instant,
  type LocalDate,
  parseInstant,
  parseLocalDate,
  startOfDate,
  utc,
  type ZoneName,
} from '../../../time/index.ts';
import { Booking, describeBriefly, whenOf } from '../descriptions/index.ts';
import { Most, Page } from '../inputs.ts';
import { refuseAs, refuseValue, zoneFor } from '../read-input.ts';
import type { Session } from '../session.ts';
import { defineTool } from './tool.ts';

/** The most people that a search for an invitee may match, and the most bookings of each. */
const maxInvitees = 10;
const maxPerInvitee = 100;

const Input = v.strictObject({
  from: v.optional(v.pipe(v.string(), v.description('date (in the zone of get_me) or date-time'))),
  to: v.optional(v.string()),
  status: v.optional(v.picklist(['confirmed', 'canceled'])),
  outcome: v.optional(v.pipe(v.picklist(['met', 'no_show']), v.description('as the host marked it'))),
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
    const zone = await zoneFor(session);
    if (!zone.ok) return zone;
    const range = readRange(input, zone.data);
    if (!range.ok) return range;
    const result = await findBookings(session, { ...input, ...range.data });
    if (!result.ok) return result;
    const { events, total, reachable = total, note = '' } = result.data;
    const bookings = events.map((event) => describeBriefly(event, zone.data));
    const next = input.page * input.most < reachable ? input.page + 1 : null;
    const lines = bookings.map(
      (booking) => `${whenOf(booking)}, ${booking.outcome ?? booking.status}, id ${booking.id}`,
    );
    return ok({ data: { bookings, total, next }, text: [`Bookings: ${total}${note}`, ...lines].join('\n') });
  },
});

type Range = Pick<Input, 'from' | 'to'>;

/** Turns dates into whole days by the clocks of a zone. An operation would read them in UTC. */
function readRange({ from, to }: Range, zone: ZoneName): Result<Range> {
  const [first, last] = [dateIn(from), dateIn(to)];
  // The operation compares moments, and the end of a date is the start of the next.
  if (to !== undefined && first && last && last < first)
    return refuseValue('to', { expected: 'must not be before "from"', value: to });
  return ok({
    from: first ? writeBound(startOfDate(first, zone)) : from,
    to: last ? writeBound(endOfDate(last, zone)) : to,
  });
}

function dateIn(text: string | undefined): LocalDate | undefined {
  return text === undefined ? undefined : parseLocalDate(text);
}

/** Beyond the years that a request can name there are no bookings, so such a date is no bound. */
function writeBound(moment: Instant): string | undefined {
  const text = formatInstantIn(moment, utc);
  return parseInstant(text) === undefined ? undefined : text;
}

type BookingPage = {
  readonly events: readonly Event[];
  readonly total: number;
  /** How many of them can be listed page by page. @default all */
  readonly reachable?: number;
  readonly note?: string;
};

async function findBookings(session: Session, { invitee, ...input }: Input): Promise<Result<BookingPage>> {
  if (invitee === undefined) return findEvents(session, input);
  const people = await session.call('listContacts', { query: { query: invitee, per_page: maxInvitees } });
  if (!people.ok) return refuseAs({ query: 'invitee' }, people.problem);
  const end = input.page * input.most;
  const firstPage = { ...input, most: Math.min(end, maxPerInvitee), page: 1 };
  const events: Event[] = [];
  let total = 0;
  for (const { id } of people.data.data) {
    const page = await findEvents(session, { ...firstPage, contact_id: id });
    if (!page.ok) return page;
    events.push(...page.data.events);
    total += page.data.total;
  }
  const isPart = people.data.total > maxInvitees;
  const byText = await findByText(session, { invitee, ...input });
  if (!byText.ok) return byText;
  const ids = new Set(people.data.data.map(({ id }) => id));
  // If more people match than are looked up, only bookings without a contact are added.
  const isOtherBooking = ({ contact_id: id }: Event) => id === null || !(isPart || ids.has(id));
  const otherBookings = byText.data.events.filter(isOtherBooking);
  events.push(...otherBookings);
  total += otherBookings.length;
  const latestFirst = events.sort((a, b) => Date.parse(b.start) - Date.parse(a.start));
  const isCut = total > maxPerInvitee || byText.data.total > maxPerInvitee;
  return ok({
    events: latestFirst.slice(end - input.most, end),
    total,
    reachable: Math.min(total, maxPerInvitee),
    note: [isCut ? cutNote : '', isPart ? partNote(people.data.total) : ''].join(''),
  });
}

const cutNote = `. Only the latest ${maxPerInvitee} can be listed; for others, enter "from" and "to".`;

function partNote(people: number): string {
  return `. Only those of the first ${maxInvitees} of ${people} people; enter more of the name.`;
}

/** The fewest characters for a search of events. */
const minSearchLength = 2;

/**
 * Finds the latest bookings whose original name or address has a word that begins like this. A contact may have another
 * name or address by now, or may have been deleted.
 */
async function findByText(session: Session, { invitee = '', ...input }: Input): Promise<Result<BookingPage>> {
  const q = invitee.trim();
  if (q.length < minSearchLength) return ok({ events: [], total: 0 });
  return findEvents(session, { ...input, most: maxPerInvitee, page: 1, q });
}

type EventSearch = Omit<Input, 'invitee'> & { readonly contact_id?: string; readonly q?: string };

async function findEvents(session: Session, { most, ...filters }: EventSearch): Promise<Result<BookingPage>> {
  const list = await session.call('listEvents', { query: { ...filters, per_page: most } });
  return list.ok ? ok({ events: list.data.data, total: list.data.total }) : list;
}
