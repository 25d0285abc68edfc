import { ok, type Result } from '../../../../contract/index.ts';
import type { Instant } from '../../../../time/index.ts';
import { settleAll } from '../../../concurrency/index.ts';
import type { BusyHost, EventTypeHost } from '../../../records/index.ts';
import { checkCalendarsNow } from '../../calendars/index.ts';
import type { Context } from '../../context.ts';

/** Until when the calendars of each host were read, undefined if completely; refused if one could not be read. */
export type KnownCalendars = ReadonlyMap<number, Result<Instant | undefined>>;

/** Reads the calendars of every host who may get a meeting. Refuses only if no host's calendars could be read. */
export async function readCalendarsOfHosts(context: Context, host: EventTypeHost): Promise<Result<KnownCalendars>> {
  const { accountId, rotatingIds, isRotating } = host;
  const hosts: readonly BusyHost[] = isRotating ? rotatingIds.map((userId) => ({ accountId, userId })) : [host];
  const known = await settleAll(
    hosts.map(async (each) => [each.userId, await checkCalendarsNow(context, each)] as const),
  );
  const refused = known.flatMap(([, each]) => (each.ok ? [] : each));
  const [first] = refused;
  return first && refused.length === known.length ? first : ok(new Map(known));
}
