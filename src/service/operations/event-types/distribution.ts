import { type EventTypeDistribution, type HostDistribution, ok, type Result } from '../../../contract/index.ts';
import { rangeOfDates } from '../../../slots/index.ts';
import {
  addDays,
  addMonths,
  asInstant,
  formatInstantIn,
  type Instant,
  type LocalDate,
  localDateAt,
  startOfMonth,
} from '../../../time/index.ts';
import { settleAll } from '../../concurrency/index.ts';
import type { HostedEventType, RotatingHost } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { monthOf, zoneOfMonths } from '../month-of.ts';
import type { Input } from '../operation.ts';
import { readableEventType } from '../ownership.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { clampToStorable } from '../slots/index.ts';
import { countTurns, creditField, sumOf } from '../turn-counts.ts';
import { countedSince } from './hosts.ts';

/** Returns how the meetings of a range, by default of this month, were distributed among the hosts who take turns. */
export async function getEventTypeDistribution(
  context: Context,
  { caller, params: { id }, query }: Input<'getEventTypeDistribution'>,
): Promise<Result<EventTypeDistribution>> {
  const hostedType = await readableEventType(context, { caller, id });
  if (!hostedType.ok) return hostedType;
  const zone = zoneOfMonths(hostedType.data);
  // A member sees how many meetings colleagues got in a month, but neither on which days they met, nor their days off.
  const onlyUser = onlyUserOf(caller);
  const requestedRange = query.from && query.to ? { from: query.from, to: query.to } : undefined;
  const range = requestedRange ?? thisMonth(hostedType.data, context.clock());
  const { from, to } = onlyUser === undefined ? range : wholeMonths(range);
  const { accountId } = hostedType.data.host;
  const rotating = await context.records.listRotatingHosts(accountId, id);
  const { start, end } = rangeOfDates({ from, to }, zone);
  const storable = { start: clampToStorable(start), end: clampToStorable(end) };
  const search = { accountId, eventTypeId: id, range: storable };
  const [assignments, countedAssignments] = await settleAll([
    context.records.countAssignments({ ...search, since: asInstant(0) }),
    context.records.countAssignments({ ...search, since: countedSince(rotating) }),
  ]);
  const hosts = rotating.map(({ host: { userId }, weight }) => ({ userId, weight }));
  const [allOf, countedOf] = [countTurns(hosts, assignments), countTurns(hosts, countedAssignments)];
  const isVisible = (userId: number) => onlyUser === undefined || onlyUser === userId;
  const shares = sharesOf(rotating, (userId) => allOf(userId).assigned);
  const distribution = shares.map((host): HostDistribution => {
    const { assigned, latestAt } = allOf(host.user_id);
    const countedTurns = countedOf(host.user_id);
    const latest = assigned > 0 && isVisible(host.user_id) ? formatInstantIn(latestAt, zone) : null;
    const credit = isVisible(host.user_id) ? creditField(countedTurns.credit) : {};
    return { ...host, counted: countedTurns.assigned, ...credit, last_assigned_at: latest };
  });
  return ok({ from, to, timezone: zone, hosts: distribution });
}

function thisMonth(hostedType: HostedEventType, now: Instant) {
  const zone = zoneOfMonths(hostedType);
  const { start, end } = monthOf(now, hostedType);
  return { from: localDateAt(start, zone), to: addDays(localDateAt(end, zone), -1) };
}

function wholeMonths({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }) {
  return { from: startOfMonth(from), to: addDays(addMonths(startOfMonth(to), 1), -1) };
}

type Shares = Omit<HostDistribution, 'counted' | 'credit' | 'last_assigned_at'>;

/** Returns the target share and the actual share of each host. */
function sharesOf(rotating: readonly RotatingHost[], meetingsOf: (userId: number) => number): Shares[] {
  const weights = sumOf(rotating.map(({ weight }) => weight));
  const meetings = sumOf(rotating.map(({ host }) => meetingsOf(host.userId)));
  return rotating.map(({ host: { userId, name }, weight }) => ({
    user_id: userId,
    name,
    weight,
    target_share: weights === 0 ? 0 : percentOf(weight, weights),
    actual_share: meetings === 0 ? null : percentOf(meetingsOf(userId), meetings),
    assigned: meetingsOf(userId),
  }));
}

/** Returns a whole number, as every number of the API is. */
function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}
