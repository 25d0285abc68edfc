import { asInstant, type Instant } from '../../time/index.ts';
import type { Assignments } from '../records/index.ts';

/** A host who may get the next meeting. A host with the weight 0 is paused. */
export type WeightedHost = { readonly userId: number; readonly weight: number };

/** The meetings assigned to a host in the rotation. */
export type TurnCounts = {
  readonly assigned: number;
  /** How many more meetings count for days off; a fraction. */
  readonly credit: number;
  /** When the latest was booked; before any meeting if there is none. */
  readonly latestAt: Instant;
};

/** Before any meeting. */
const never = asInstant(0);

/** Counts the meetings of a rotation. Returns a function that returns the counts of one host. */
export function countTurns(
  hosts: readonly WeightedHost[],
  assignments: readonly Assignments[],
): (userId: number) => TurnCounts {
  const credits = creditsOf(
    hosts.filter(({ weight }) => weight > 0),
    assignments,
  );
  return function countsOf(userId) {
    const own = assignments.filter((each) => each.userId === userId);
    return {
      assigned: sumOf(own.map(({ count }) => count)),
      credit: credits.get(userId) ?? 0,
      latestAt: asInstant(Math.max(never, ...own.map(({ latestAt }) => latestAt))),
    };
  };
}

/** Returns a credit as the API has it, in tenths of a meeting; nothing if there is none. */
export function creditField(credit: number): { readonly credit?: number } {
  const roundedCredit = Math.round(credit * 10) / 10;
  return roundedCredit > 0 ? { credit: roundedCredit } : {};
}

/**
 * Returns the credit of each host. A meeting is shared by those who were there: it advances the average of their
 * meetings for their weight, and a host who had the day off advances with them. So a host who comes back is neither
 * ahead nor behind. Only days off that were known when a meeting was booked count, so no one gains or loses by taking
 * a day off later.
 */
function creditsOf(hosts: readonly WeightedHost[], assignments: readonly Assignments[]): Map<number, number> {
  const credits = new Map<number, number>();
  const totalWeight = sumOf(hosts.map(({ weight }) => weight));
  for (const { userId, absentIds, count } of assignments) {
    const absent = hosts.filter((host) => absentIds.includes(host.userId));
    // A host who no longer takes turns is compared with no one.
    if (absent.length === 0 || !hosts.some((host) => host.userId === userId)) continue;
    const presentWeight = totalWeight - sumOf(absent.map(({ weight }) => weight));
    for (const { userId: id, weight } of absent)
      credits.set(id, (credits.get(id) ?? 0) + (count * weight) / presentWeight);
  }
  return credits;
}

/** Returns the sum of numbers; 0 without any. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
