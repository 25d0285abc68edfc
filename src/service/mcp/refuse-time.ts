import {
  ok,
  type Problem,
  type ProblemResult,
  type Result,
  refuse,
  type SlotExplanation,
} from '../../contract/index.ts';
import {
  addDays,
  dayMillis,
  formatInstantIn,
  type Instant,
  localDateAt,
  requireInstant,
  type ZoneName,
} from '../../time/index.ts';
import { describeInstant, type Reason, reasonsOf, reasonsText } from './descriptions/index.ts';
import type { Session } from './session.ts';

/** A requested start. */
export type WantedTime = {
  readonly eventTypeId: number;
  readonly start: Instant;
  readonly zone: ZoneName;
  readonly duration?: number | undefined;
  /** The event to be rescheduled. */
  readonly exceptEvent?: string | undefined;
};

/** How many alternatives are suggested for a refused time. */
const maxSuggestions = 3;

/** How many days around a start to search, one range after another, until enough times are found. */
const radii = [1, 7, 45] as const;

/** Refuses a time with every reason and the nearest bookable times. Leaves any other problem unchanged. */
export async function refuseTime(session: Session, problem: Problem, wantedTime: WantedTime): Promise<ProblemResult> {
  if (problem.code !== 'slot_unavailable') return refuse(problem);
  const explanation = await explainStart(session, wantedTime);
  const reasons = explanation.ok ? await findReasons(session, { explanation: explanation.data, wantedTime }) : [];
  const nearest = await nearestTimes(session, wantedTime);
  const times = nearest.map(
    (start) => `${formatInstantIn(start, wantedTime.zone)} (${describeInstant(start, wantedTime.zone)})`,
  );
  const message = [
    `${describeInstant(wantedTime.start, wantedTime.zone)} cannot be booked.`,
    ...(reasons.length > 0 ? [reasonsText(reasons)] : []),
    times.length > 0 ? `Nearest bookable times: ${times.join('; ')}.` : 'No time near it can be booked.',
  ];
  return refuse({ ...problem, message: message.join(' ') });
}

/** Returns the bookable times nearest to a start, the nearest first. */
export async function nearestTimes(session: Session, wantedTime: WantedTime): Promise<Instant[]> {
  let nearest: Instant[] = [];
  for (const days of radii) {
    const times = await timesAround(session, { ...wantedTime, days });
    if (!times) break;
    nearest = times.sort((a, b) => distance(a, wantedTime) - distance(b, wantedTime)).slice(0, maxSuggestions);
    const last = nearest[maxSuggestions - 1];
    // Every time outside the searched days is further away.
    if (last !== undefined && distance(last, wantedTime) <= days * dayMillis) break;
  }
  return nearest;
}

/** Refuses a start that is not offered, before anything is changed. */
export async function checkOffered(session: Session, wantedTime: WantedTime): Promise<Result<undefined>> {
  const explanation = await explainStart(session, wantedTime);
  if (!explanation.ok) return explanation;
  if (explanation.data.offered.length > 0) return ok(undefined);
  return refuseTime(session, { code: 'slot_unavailable' }, wantedTime);
}

/** Explains one start. */
export function explainStart(session: Session, { eventTypeId, start, zone, duration, exceptEvent }: WantedTime) {
  const query = { start: formatInstantIn(start, zone), timezone: zone, duration, except_event: exceptEvent };
  return session.call('explainSlots', { params: { id: eventTypeId }, query });
}

type ExplainedTime = { readonly explanation: SlotExplanation; readonly wantedTime: WantedTime };

/** Finds the reasons that exclude the only start of an explanation, with the names of their hosts. */
export async function findReasons(
  session: Session,
  { explanation, wantedTime: { eventTypeId, zone } }: ExplainedTime,
): Promise<Reason[]> {
  const namesHosts = explanation.starts.some(({ refusals }) => refusals.some(({ host_id }) => host_id !== undefined));
  const hosts = namesHosts ? await session.call('listEventTypeHosts', { params: { id: eventTypeId } }) : ok([]);
  const names = new Map(hosts.ok ? hosts.data.map(({ user_id, name }) => [user_id, name]) : []);
  return reasonsOf(explanation, { zone, names });
}

type TimeSearch = WantedTime & { readonly days: number };

/** Lists the bookable times within some days of a start; undefined if they cannot be listed. */
async function timesAround(session: Session, search: TimeSearch): Promise<Instant[] | undefined> {
  const { eventTypeId, start, zone, duration, exceptEvent, days } = search;
  const date = localDateAt(start, zone);
  // One more day on each side, because the range may include part of it.
  const query = {
    start: addDays(date, -days - 1),
    end: addDays(date, days + 1),
    timezone: zone,
    duration,
    except_event: exceptEvent,
  };
  const slots = await session.call('getSlots', { params: { id: eventTypeId }, query });
  if (!slots.ok) return undefined;
  const starts = Object.values(slots.data.slots).flatMap((slotsOfDate) => slotsOfDate.map((slot) => slot.start));
  return [...starts, ...(slots.data.next_available ? [slots.data.next_available] : [])].map(requireInstant);
}

function distance(time: Instant, { start }: WantedTime): number {
  return Math.abs(time - start);
}
