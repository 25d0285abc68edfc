import { type EndpointName, ok } from '../../contract/index.ts';
import type { Calendars } from '../calendars/index.ts';
import { checkCalendarsNow, checkCalendarsOfAllNow, readCalendar, readCalendarsWithout } from './calendars/index.ts';
import type { Context } from './context.ts';
import { readCalendarsOfHosts } from './events/index.ts';
import type { Input } from './operation.ts';
import { hostOfOwnEventType } from './ownership.ts';

/**
 * Reads what an operation needs from other servers before its transaction begins, so that no connection to the database
 * waits for them. Returns a context in which the operation finds the result.
 */
export async function readAhead<Name extends EndpointName>(
  context: Context,
  name: Name,
  input: Input<Name>,
): Promise<Context> {
  const { calendars } = context;
  const read = table[name];
  if (!calendars || !read) return context;
  const replacements = await read(context, input, calendars);
  return { ...context, calendars: { ...calendars, ...readBefore, ...replacements } };
}

/** Replaces further reads: what can be read was read ahead. */
const readBefore: Pick<Calendars, 'readNow' | 'refresh'> = {
  readNow: async () => ok(true),
  refresh: async () => undefined,
};

type ReadAhead<Name extends EndpointName> = (
  context: Context,
  input: Input<Name>,
  calendars: Calendars,
) => Promise<Partial<Calendars>>;

/** The operations with an Idempotency-Key that read calendars: those with POST. */
const table: { readonly [Name in EndpointName]?: ReadAhead<Name> } = {
  async createEvent(context, { caller, body }) {
    const host = await hostOfOwnEventType(context, { caller, id: body.event_type_id });
    if (host.ok) await readCalendarsOfHosts(context, host.data);
    return {};
  },
  async rescheduleEvent(context, { caller, params: { id } }) {
    const hosts = await context.records.findHostsOfEvent(caller.accountId, id);
    if (hosts) await checkCalendarsOfAllNow(context, hosts);
    return {};
  },
  async reassignEvent(context, { caller: { accountId }, params: { id: eventId }, body: { host_id: userId } }) {
    const host = { accountId, userId };
    await checkCalendarsNow(context, host);
    const hosts = await context.records.findHostsOfEvent(accountId, eventId);
    const times = hosts && (await readCalendarsWithout(context, { host, eventId, range: hosts.busy }));
    return { readBusyExcept: async () => times };
  },
  async connectCalendar(_context, { caller: { accountId, userId }, body }, calendars) {
    const preparation = await calendars.prepare(body, { accountId, userId });
    return { prepare: async () => preparation };
  },
  async readCalendar(context, input) {
    const reading = await readCalendar(context, input);
    return reading.ok ? {} : { readNow: async () => reading };
  },
};
