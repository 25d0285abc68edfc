import { type EventTypeDistribution, type HostDistribution, ok, type Result } from '../../../contract/index.ts';
import { rangeOfDates } from '../../../slots/index.ts';
import { addDays, asInstant, formatInstantIn, localDateAt } from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { Assignments, HostedEventType, RotatingHost } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { monthOf, zoneOfMonths } from '../month-of.ts';
import type { Input } from '../operation.ts';
import { readableEventType } from '../ownership.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { countedSince } from './hosts.ts';

/** Returns how the meetings of a range, by default of this month, were distributed among the hosts who take turns. */
export async function getEventTypeDistribution(
  context: Context,
  { caller, params: { id }, query }: Input<'getEventTypeDistribution'>,
): Promise<Result<EventTypeDistribution>> {
  const hosted = await readableEventType(context, { caller, id });
  if (!hosted.ok) return hosted;
  const zone = zoneOfMonths(hosted.data);
  const { from, to } =
    query.from && query.to ? { from: query.from, to: query.to } : thisMonth(hosted.data, context.clock());
  const { accountId } = hosted.data.host;
  const rotating = await context.records.listRotatingHosts(accountId, id);
  const search = { accountId, eventTypeId: id, range: rangeOfDates({ from, to }, zone) };
  const [all, counted] = await settleAll([
    context.records.countAssignments({ ...search, since: asInstant(0) }),
    context.records.countAssignments({ ...search, since: countedSince(rotating) }),
  ]);
  // A member sees how many meetings colleagues got, but not when those were booked.
  const onlyUser = onlyUserOf(caller);
  const latestOf = (userId: number) =>
    onlyUser === undefined || onlyUser === userId ? find(all, userId)?.latestAt : undefined;
  const hosts = sharesOf(rotating, all).map((host): HostDistribution => {
    const latestAt = latestOf(host.user_id);
    return {
      ...host,
      counted: find(counted, host.user_id)?.count ?? 0,
      last_assigned_at: latestAt === undefined ? null : formatInstantIn(latestAt, zone),
    };
  });
  return ok({ from, to, timezone: zone, hosts });
}

function thisMonth(hosted: HostedEventType, now: Parameters<typeof monthOf>[0]) {
  const zone = zoneOfMonths(hosted);
  const { start, end } = monthOf(now, hosted);
  return { from: localDateAt(start, zone), to: addDays(localDateAt(end, zone), -1) };
}

type Shares = Omit<HostDistribution, 'counted' | 'last_assigned_at'>;

/** Returns the part of the meetings that each host should have got, and the part they did get. */
function sharesOf(rotating: readonly RotatingHost[], all: readonly Assignments[]): Shares[] {
  const assignedTo = (userId: number) => find(all, userId)?.count ?? 0;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const weights = sum(rotating.map(({ weight }) => weight));
  const meetings = sum(rotating.map(({ host }) => assignedTo(host.userId)));
  return rotating.map(({ host: { userId, name }, weight }) => ({
    user_id: userId,
    name,
    weight,
    share_wanted: weights === 0 ? 0 : percentOf(weight, weights),
    share_had: meetings === 0 ? null : percentOf(assignedTo(userId), meetings),
    assigned: assignedTo(userId),
  }));
}

function find(assignments: readonly Assignments[], userId: number): Assignments | undefined {
  return assignments.find((got) => got.userId === userId);
}

/** Returns a whole number, as every number of the API is. */
function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}
