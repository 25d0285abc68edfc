import { type CalendarConnection, ok, type ProblemResult, type Result, refuse } from '../../../contract/index.ts';
import { addMinutes } from '../../../time/index.ts';
import type { CalendarSource, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownOrRefusal } from '../ownership.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { refuseOneMore } from '../quota.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { connectionsOf } from './connection-of.ts';

/** Lists the connected calendars of all users, oldest first. */
export async function listCalendars(
  { records, clock }: Context,
  { caller }: Input<'listCalendars'>,
): Promise<Result<CalendarConnection[]>> {
  const onlyUser = onlyUserOf(caller);
  const sources = await records.listCalendarSources(caller.accountId, onlyUser === undefined ? undefined : [onlyUser]);
  return ok(await connectionsOf(records, sources, clock()));
}

/** Connects a calendar of the caller's user. It is read first, and stored only if it can be read. */
export async function connectCalendar(
  context: Context,
  { caller, body }: Input<'connectCalendar'>,
): Promise<Result<CalendarConnection>> {
  const { accountId, userId } = caller;
  const { calendars } = context;
  if (!calendars) return refuse({ code: 'unavailable', message: 'This service cannot read calendars.' });
  const refusal = await refuseOneMoreCalendar(context.records, caller);
  if (refusal) return refusal;
  const preparation = await calendars.prepare(body, { accountId, userId });
  if (!preparation.ok) return preparation;
  const { source, contents } = preparation.data;
  return withAccountLock(context, caller, async (accountRecords) => {
    const refusal = await refuseOneMoreCalendar(accountRecords, caller);
    if (refusal) return refusal;
    await accountRecords.saveCalendarSource(source);
    const nextReadAt = calendars.nextReadAt(source.now);
    await accountRecords.saveReading({ accountId, userId, id: source.id, now: source.now, nextReadAt, contents });
    return showConnection(context, accountRecords, { accountId, id: source.id });
  });
}

type CalendarOwner = Pick<Input<'connectCalendar'>['caller'], 'accountId' | 'userId'>;

/** Refuses one more calendar if its user or the whole account has too many. */
async function refuseOneMoreCalendar(
  records: Pick<Records, 'listCalendarSources'>,
  { accountId, userId }: CalendarOwner,
): Promise<ProblemResult | undefined> {
  const sources = await records.listCalendarSources(accountId);
  const { length } = sources.filter((source) => source.userId === userId);
  return refuseOneMore('calendars', length) ?? refuseOneMore('accountCalendars', sources.length);
}

/** Updates a connected calendar. If the blocking rule changes, reads it again immediately if possible. */
export async function updateCalendar(
  context: Context,
  { caller, params: { id }, body, ifMatch }: Input<'updateCalendar'>,
): Promise<Result<CalendarConnection>> {
  const { accountId } = caller;
  const result = await withAccountLock(context, caller, async (accountRecords) => {
    const source = await ownSource(accountRecords, caller, id);
    if (!source.ok) return source;
    const current = await showConnection(context, accountRecords, { accountId, id });
    const conflict = current.ok ? refuseChanged({ ifMatch }, current.data) : current;
    if (conflict) return conflict;
    const { calendars = [] } = body;
    const errors = errorsIn(calendars, source.data);
    if (Object.keys(errors).length > 0) return refuse({ code: 'validation_failed', errors });
    await accountRecords.updateCalendarSource({
      accountId,
      id,
      now: context.clock(),
      name: body.name ?? source.data.name,
      whenUnreachable: body.when_unreachable ?? source.data.whenUnreachable,
      isIgnored: body.ignored ?? source.data.isIgnored,
      blocks: new Map(calendars.flatMap(({ id, blocks }) => (blocks ? [[id, blocks] as const] : []))),
      writtenTo: targetOf(calendars, source.data),
    });
    return ownSource(accountRecords, caller, id);
  });
  if (!result.ok) return result;
  // The change is stored by now: if too many readings wait, the next regular one applies it.
  if (body.calendars?.some(({ blocks }) => blocks)) await context.calendars?.readNow(result.data);
  return showConnection(context, context.records, { accountId, id });
}

type CalendarChanges = NonNullable<Input<'updateCalendar'>['body']['calendars']>;

function errorsIn(changes: CalendarChanges, source: CalendarSource): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  let targetCount = 0;
  for (const [index, { id, is_written_to }] of changes.entries()) {
    if (!source.calendars.some((calendar) => calendar.id === id)) {
      errors[`calendars.${index}.id`] = ['must be the id of a calendar of this connection'];
    }
    if (!is_written_to) continue;
    targetCount += 1;
    const path = `calendars.${index}.is_written_to`;
    if (source.kind === 'feed') errors[path] = ['must be false: a feed can only be read'];
    else if (targetCount > 1) errors[path] = ['must be true for one calendar only'];
  }
  return errors;
}

/** Returns the calendar that bookings are written into from now on; null for none, undefined for no change. */
function targetOf(changes: CalendarChanges, source: CalendarSource): string | null | undefined {
  const target = changes.find((change) => change.is_written_to);
  if (target) return target.id;
  const current = source.calendars.find(({ isWrittenTo }) => isWrittenTo);
  return current && changes.some(({ id, is_written_to }) => id === current.id && is_written_to === false)
    ? null
    : undefined;
}

/** How long ago the last attempt must be. */
const betweenMinutes = 0.5;

/** Reads a connected calendar now. */
export async function readCalendar(
  context: Context,
  { caller, params: { id } }: Input<'readCalendar'>,
): Promise<Result<CalendarConnection>> {
  const source = await ownSource(context.records, caller, id);
  if (!source.ok) return source;
  const attempts = [source.data.readAt, source.data.triedAt].filter((at) => at !== null);
  if (attempts.every((at) => addMinutes(at, betweenMinutes) <= context.clock())) {
    const reading = await context.calendars?.readNow(source.data);
    if (reading && !reading.ok) return reading;
  }
  return showConnection(context, context.records, { accountId: caller.accountId, id });
}

/** Disconnects a calendar and deletes its secrets and busy times. */
export async function disconnectCalendar(
  context: Context,
  { caller, params: { id } }: Input<'disconnectCalendar'>,
): Promise<Result<null>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const source = await ownSource(accountRecords, caller, id);
    if (!source.ok) return source;
    await accountRecords.deleteCalendarSource({ accountId: caller.accountId, id, now: context.clock() });
    return ok(null);
  });
}

async function ownSource(
  records: Records,
  caller: Input<'readCalendar'>['caller'],
  id: string,
): Promise<Result<CalendarSource>> {
  const match = (await records.listCalendarSources(caller.accountId)).find((source) => source.id === id);
  return ownOrRefusal(records, { caller, resource: { kind: 'calendar', id }, match });
}

async function showConnection(
  { clock }: Context,
  records: Records,
  { accountId, id }: { readonly accountId: number; readonly id: string },
): Promise<Result<CalendarConnection>> {
  const sources = (await records.listCalendarSources(accountId)).filter((source) => source.id === id);
  const [connection] = await connectionsOf(records, sources, clock());
  return connection ? ok(connection) : refuse({ code: 'resource_not_found' });
}
