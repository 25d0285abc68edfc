import { ok, type Result } from '../../../../contract/index.ts';
import type { EventTypeHost } from '../../../records/index.ts';
import { checkCalendarsNow, checkCalendarsOfEachNow, type KnownCalendars } from '../../calendars/index.ts';
import type { Context } from '../../context.ts';

/** Reads the calendars of every host who may get a meeting. Refuses only if no host's calendars could be read. */
export async function readCalendarsOfHosts(context: Context, host: EventTypeHost): Promise<Result<KnownCalendars>> {
  const { accountId, userId, rotatingIds, isRotating } = host;
  const knownCalendars = isRotating
    ? await checkCalendarsOfEachNow(context, { accountId, userIds: rotatingIds })
    : new Map([[userId, await checkCalendarsNow(context, host)]]);
  const refusals = [...knownCalendars.values()].flatMap((each) => (each.ok ? [] : each));
  const [first] = refusals;
  return first && refusals.length === knownCalendars.size ? first : ok(knownCalendars);
}
