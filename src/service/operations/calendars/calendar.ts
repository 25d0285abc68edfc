import { type CalendarConnection, ok, type ProblemResult, type Result, refuse } from '../../../contract/index.ts';
import { addMinutes } from '../../../time/index.ts';
import type { CalendarSource, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { ownOrRefused } from '../ownership.ts';
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
  const refused = await refuseOneMoreCalendar(context.records, caller);
  if (refused) return refused;
  const prepared = await calendars.prepare(body, { accountId, userId });
  if (!prepared.ok) return prepared;
  const { source, contents } = prepared.data;
  return withAccountLock(context, caller, async (accountRecords) => {
    const refused = await refuseOneMoreCalendar(accountRecords, caller);
    if (refused) return refused;
    await accountRecords.saveCalendarSource(source);
    const nextReadAt = calendars.nextReadAt(source.now);
    await accountRecords.saveReading({ accountId, userId, id: source.id, now: source.now, nextReadAt, contents });
    return shown(context, accountRecords, { accountId, id: source.id });
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
  const updated = await withAccountLock(context, caller, async (accountRecords) => {
    const found = await ownSource(accountRecords, caller, id);
    if (!found.ok) return found;
    const current = await shown(context, accountRecords, { accountId, id });
    const changed = current.ok ? refuseChanged({ ifMatch }, current.data) : current;
    if (changed) return changed;
    const { calendars = [] } = body;
    const errors = errorsIn(calendars, found.data);
    if (Object.keys(errors).length > 0) return refuse({ code: 'validation_failed', errors });
    await accountRecords.updateCalendarSource({
      accountId,
      id,
      now: context.clock(),
      name: body.name ?? found.data.name,
      whenUnreachable: body.when_unreachable ?? found.data.whenUnreachable,
      isIgnored: body.ignored ?? found.data.isIgnored,
      blocks: new Map(calendars.flatMap(({ id, blocks }) => (blocks ? [[id, blocks] as const] : []))),
      writtenTo: writtenTo(calendars, found.data),
    });
    return ownSource(accountRecords, caller, id);
  });
  if (!updated.ok) return updated;
  // The change is stored by now: if too many readings wait, the next regular one applies it.
  if (body.calendars?.some(({ blocks }) => blocks)) await context.calendars?.readNow(updated.data);
  return shown(context, context.records, { accountId, id });
}

type CalendarChanges = NonNullable<Input<'updateCalendar'>['body']['calendars']>;

function errorsIn(changes: CalendarChanges, source: CalendarSource): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  let chosen = 0;
  for (const [index, { id, is_written_to }] of changes.entries()) {
    if (!source.calendars.some((known) => known.id === id)) {
      errors[`calendars.${index}.id`] = ['must be the id of a calendar of this connection'];
    }
    if (!is_written_to) continue;
    chosen += 1;
    const path = `calendars.${index}.is_written_to`;
    if (source.kind === 'feed') errors[path] = ['must be false: a feed can only be read'];
    else if (chosen > 1) errors[path] = ['must be true for one calendar only'];
  }
  return errors;
}

/** Returns the calendar that bookings are written into from now on; null for none, undefined for no change. */
function writtenTo(changes: CalendarChanges, source: CalendarSource): string | null | undefined {
  const chosen = changes.find((change) => change.is_written_to);
  if (chosen) return chosen.id;
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
  const found = await ownSource(context.records, caller, id);
  if (!found.ok) return found;
  const attempts = [found.data.readAt, found.data.triedAt].filter((at) => at !== null);
  if (attempts.every((at) => addMinutes(at, betweenMinutes) <= context.clock())) {
    const read = await context.calendars?.readNow(found.data);
    if (read && !read.ok) return read;
  }
  return shown(context, context.records, { accountId: caller.accountId, id });
}

/** Disconnects a calendar and deletes its secrets and busy times. */
export async function disconnectCalendar(
  context: Context,
  { caller, params: { id } }: Input<'disconnectCalendar'>,
): Promise<Result<null>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const found = await ownSource(accountRecords, caller, id);
    if (!found.ok) return found;
    await accountRecords.deleteCalendarSource({ accountId: caller.accountId, id, now: context.clock() });
    return ok(null);
  });
}

async function ownSource(
  records: Records,
  caller: Input<'readCalendar'>['caller'],
  id: string,
): Promise<Result<CalendarSource>> {
  const found = (await records.listCalendarSources(caller.accountId)).find((source) => source.id === id);
  return ownOrRefused(records, { caller, resource: { kind: 'calendar', id }, found });
}

async function shown(
  { clock }: Context,
  records: Records,
  { accountId, id }: { readonly accountId: number; readonly id: string },
): Promise<Result<CalendarConnection>> {
  const sources = (await records.listCalendarSources(accountId)).filter((source) => source.id === id);
  const [connection] = await connectionsOf(records, sources, clock());
  return connection ? ok(connection) : refuse({ code: 'resource_not_found' });
}
