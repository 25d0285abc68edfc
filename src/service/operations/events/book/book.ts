import { type BookingFormField, type Event, type EventDraft, type Result, refuse } from '../../../../contract/index.ts';
import { addMinutes, type Instant } from '../../../../time/index.ts';
import { settleAll } from '../../../concurrency/index.ts';
import type { EventTypeHost, HostedEventType, HostRecords, LockResult, RotatingHost } from '../../../records/index.ts';
import type { KnownCalendars } from '../../calendars/index.ts';
import type { Context } from '../../context.ts';
import type { Input } from '../../operation.ts';
import { hostOfOwnEventType } from '../../ownership.ts';
import { chooseDuration } from '../../slots/index.ts';
import { resultOfLock } from '../../with-account-lock.ts';
import { bookWithinMailLimits } from '../mail/index.ts';
import { checkActive, checkException, refuseAll, refuseStart } from '../time/index.ts';
import { readAnswers } from './read-answers.ts';
import { readCalendarsOfHosts } from './read-calendars-of-hosts.ts';
import { reserveByTurn } from './reserve-by-turn.ts';
import { saveBooking } from './save-booking.ts';

/** How often the hosts who take turns may change while they are being locked. */
const maxAttempts = 3;

/**
 * Books a time, or returns the rule that excludes it. If several hosts take turns, the meeting goes to one of those who
 * can. Writes everything or nothing.
 */
export async function book(context: Context, { caller, body }: Input<'createEvent'>): Promise<Result<Event>> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const host = await hostOfOwnEventType(context, { caller, id: body.event_type_id });
    if (!host.ok) return host;
    const exception = checkException(caller, body);
    if (!exception.ok) return exception;
    const knownCalendars = await readCalendarsOfHosts(context, host.data);
    if (!knownCalendars.ok) return knownCalendars;
    const isAgent = caller.via === 'mcp';
    const booking = {
      context,
      draft: body,
      host: host.data,
      knownCalendars: knownCalendars.data,
      ignoresRules: exception.data,
      isAgent,
    };
    const lockResult = await bookLocked(booking);
    if (lockResult.kind !== 'done') return resultOfLock(lockResult);
    if (lockResult.result) return lockResult.result;
  }
  return resultOfLock({ kind: 'busy' });
}

type PreparedBooking = {
  readonly context: Context;
  readonly draft: EventDraft;
  readonly host: EventTypeHost;
  /** The calendars of the hosts who may get the meeting, read before they were locked. */
  readonly knownCalendars: KnownCalendars;
  readonly ignoresRules: boolean;
  /** Whether an agent books, which may send the same booking twice at the same moment. */
  readonly isAgent: boolean;
};

type Form = {
  readonly hostedType: HostedEventType | undefined;
  readonly fields: readonly BookingFormField[];
  readonly rotating: readonly RotatingHost[];
};

/**
 * Locks the host of the event type, under whose lock its limits are counted, and every host who may get the meeting.
 * Books nothing if these have changed in the meantime.
 */
function bookLocked(booking: PreparedBooking): Promise<LockResult<Result<Event> | undefined>> {
  const { context, draft, host, knownCalendars } = booking;
  const { accountId, userId, rotatingIds, isRotating } = host;
  const userIds = [...new Set([userId, ...rotatingIds])];
  return context.records.withHostsLockedAndRead(
    { accountId, userIds },
    {
      read: (hostRecords) => readForm(hostRecords, { accountId, eventTypeId: draft.event_type_id, isRotating }),
      async work(hostRecords, form) {
        const turns = form.rotating.filter(({ weight }) => weight > 0);
        const isPrepared = turns.every((turn) => knownCalendars.has(turn.host.userId));
        if (form.hostedType && (form.hostedType.isRotating !== isRotating || !isPrepared)) return undefined;
        return bookWhileLocked({ ...booking, accountId, hostRecords, form });
      },
    },
  );
}

type FormSearch = { readonly accountId: number; readonly eventTypeId: number; readonly isRotating: boolean };

async function readForm(hostRecords: HostRecords, { accountId, eventTypeId, isRotating }: FormSearch): Promise<Form> {
  const [hostedType, fields, rotating] = await settleAll([
    hostRecords.findEventType(accountId, eventTypeId),
    hostRecords.listFields(accountId, eventTypeId),
    isRotating ? hostRecords.listRotatingHosts(accountId, eventTypeId) : noHosts,
  ]);
  return { hostedType, fields, rotating };
}

const noHosts = Promise.resolve([]);

type Booking = Omit<PreparedBooking, 'host'> & {
  readonly hostRecords: HostRecords;
  readonly accountId: number;
  /** Read with the hosts locked. */
  readonly form: Form;
};

/** Checks and books with the hosts locked. Everything that decides is read here, including the time. */
async function bookWhileLocked(booking: Booking): Promise<Result<Event>> {
  const { hostRecords, context, accountId, draft, knownCalendars, ignoresRules } = booking;
  const { hostedType, fields, rotating } = booking.form;
  if (!hostedType) return refuse({ code: 'resource_not_found' });
  const active = checkActive(hostedType.eventType, 'event_type_id');
  const duration = chooseDuration(hostedType.eventType, draft.duration);
  const parsedAnswers = readAnswers(fields, draft.answers);
  if (!active.ok || !duration.ok || !parsedAnswers.ok) return refuseAll([active, duration, parsedAnswers]);

  const now = context.clock();
  const time = { start: draft.start, end: addMinutes(draft.start, duration.data) };
  const { email } = parsedAnswers.data;
  if (await isRepeated(booking, { hostedType, email })) return refuseStart('taken');
  const [turn, isOverLimit] = await settleAll([
    reserveByTurn({ hostRecords, hostedType, rotating, knownCalendars, time, now, ignoresRules }),
    hasReachedLimit({ hostRecords, hostedType, email, now }),
  ]);
  if (!turn.ok) return turn;
  if (!ignoresRules && isOverLimit) return refuse({ code: 'invitee_limit_reached' });
  const reservation = { ...turn.data, hostedType, time, now };
  const save = () =>
    saveBooking({ context, hostRecords, accountId, draft, reservation, parsedAnswers: parsedAnswers.data });
  return bookWithinMailLimits(context, { accountId, guests: parsedAnswers.data.guests }, save);
}

type BookerOfType = { readonly hostedType: HostedEventType; readonly email: string };

/**
 * Returns whether an agent repeats a booking that was made in the meantime. A single host is no longer free then, but
 * another of several hosts may be.
 */
async function isRepeated(
  { hostRecords, accountId, draft: { start }, isAgent }: Booking,
  { hostedType, email }: BookerOfType,
): Promise<boolean> {
  if (!isAgent || !hostedType.isRotating) return false;
  return hostRecords.isBookedBy({ accountId, eventTypeId: hostedType.eventType.id, email, start });
}

type LimitCheck = Pick<Booking, 'hostRecords'> & {
  readonly hostedType: HostedEventType;
  readonly email: string;
  readonly now: Instant;
};

async function hasReachedLimit({ hostRecords, hostedType, email, now }: LimitCheck): Promise<boolean> {
  const { id: eventTypeId, most_open_per_invitee: most } = hostedType.eventType;
  if (most === null) return false;
  const { accountId } = hostedType.host;
  return (await hostRecords.countOpenEvents({ accountId, eventTypeId, email, now })) >= most;
}
