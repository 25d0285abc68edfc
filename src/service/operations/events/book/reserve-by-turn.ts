import { ok, type ProblemResult, type Refusal, type Result, refusals, type Turn } from '../../../../contract/index.ts';
import { formatInstant, type Instant, type Interval } from '../../../../time/index.ts';
import type { HostedEventType, HostRecords, MeetingHost, RotatingHost } from '../../../records/index.ts';
import type { KnownCalendars } from '../../calendars/index.ts';
import { countedSince } from '../../event-types/index.ts';
import { hostedByTurn } from '../../hosted-by.ts';
import { monthOf } from '../../month-of.ts';
import { creditField } from '../../turn-counts.ts';
import { refuseStart, reserveTime } from '../time/index.ts';
import { isDayOff } from './is-day-off.ts';
import { type RankedHost, rankHosts } from './rank-hosts.ts';

type Choice = {
  readonly hostRecords: HostRecords;
  readonly hostedType: HostedEventType;
  /** The hosts who take turns; none if the event type's own host is alone. */
  readonly rotating: readonly RotatingHost[];
  readonly knownCalendars: KnownCalendars;
  readonly time: Interval;
  readonly now: Instant;
  readonly ignoresRules: boolean;
};

/** Who hosts a meeting, the time it takes from them, including buffers, and whose turn it was if several take turns. */
export type Reservation = {
  readonly by: HostedEventType;
  readonly busy: Interval;
  readonly how: MeetingHost['how'];
  /** The other hosts who take turns, but had the day off. */
  readonly absentIds: readonly number[];
  readonly turns?: readonly Turn[];
};

/**
 * Reserves a time of the event type's host or, if several take turns, of the first in turn who can. Returns the rule
 * that excludes the time, if they take turns, the most common one.
 */
export async function reserveByTurn(choice: Choice): Promise<Result<Reservation>> {
  const { hostedType, rotating } = choice;
  if (!hostedType.isRotating) {
    const busy = await reserveOf(choice, hostedType);
    return busy.ok ? ok({ by: hostedType, busy: busy.data, how: 'only', absentIds: [] }) : busy;
  }
  const inOrder = await orderHosts(choice, rotating);
  const problems: ProblemResult[] = [];
  for (const turn of inOrder) {
    const by = hostedByTurn(hostedType, turn);
    const busy = await reserveOf(choice, by);
    if (busy.ok) {
      const absentIds = inOrder.flatMap((other) =>
        other !== turn && isAbsent(choice, other) ? other.host.userId : [],
      );
      const turns = describeTurns(inOrder, problems);
      return ok({ by, busy: busy.data, how: 'rotation', absentIds, turns });
    }
    problems.push(busy);
  }
  return commonest(problems) ?? refuseStart('outside_hours');
}

/** Returns whether a host cannot have the meeting because of a day off. An exception is made for days off too. */
function isAbsent({ time, ignoresRules }: Choice, { schedule }: RotatingHost): boolean {
  return !ignoresRules && schedule !== undefined && isDayOff(schedule, time.start);
}

type OrderedHost = RankedHost<RotatingHost>;

function describeTurns(inOrder: readonly OrderedHost[], problems: readonly ProblemResult[]): Turn[] {
  return inOrder.map(({ host, weight, assigned, credit }, index) => {
    const refusal = problems[index] && refusalIn(problems[index]);
    return { host: host.name, weight, assigned, ...creditField(credit), ...(refusal && { refusal }) };
  });
}

/** Returns why a host could not be booked. A host whose calendars cannot be read counts as taken. */
function refusalIn({ problem }: ProblemResult): Refusal {
  return refusals.find((refusal) => refusal === problem.reason) ?? 'taken';
}

async function reserveOf(choice: Choice, hostedType: HostedEventType): Promise<Result<Interval>> {
  const { hostRecords, knownCalendars, time, now, ignoresRules } = choice;
  const calendars = knownCalendars.get(hostedType.host.userId) ?? refuseStart('taken');
  if (!calendars.ok) return calendars;
  return reserveTime({ hostRecords, hostedType, time, now, knownUntil: calendars.data, ignoresRules });
}

/**
 * Orders the hosts by the meetings they got in the calendar month of this one, since the hosts or their weights
 * changed. For meetings on their days off they have a credit.
 */
async function orderHosts(
  { hostRecords, hostedType, time }: Choice,
  rotating: readonly RotatingHost[],
): Promise<OrderedHost[]> {
  const { id: eventTypeId } = hostedType.eventType;
  const { accountId } = hostedType.host;
  const range = monthOf(time.start, hostedType);
  const since = countedSince(rotating);
  const assignments = await hostRecords.countAssignments({ accountId, eventTypeId, range, since });
  const seed = `${eventTypeId} ${formatInstant(time.start, 0)}`;
  return rankHosts(
    rotating.map((turn) => ({ ...turn, userId: turn.host.userId })),
    { assignments, seed },
  );
}

/**
 * Returns the refusal that most hosts gave. If the calendars of at least one host can be read, the time counts as
 * taken: the list of slots leaves it out too, and the invitee chooses another one. Only if no host's can be read does
 * the caller learn that calendars are unreachable.
 */
function commonest(all: readonly ProblemResult[]): ProblemResult | undefined {
  const ofTime = all.filter(({ problem }) => problem.code === 'slot_unavailable');
  const problems = ofTime.length > 0 ? ofTime : all;
  const counts = new Map<string, number>();
  for (const each of problems) {
    const key = JSON.stringify(each);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return problems.find((each) => counts.get(JSON.stringify(each)) === most);
}
