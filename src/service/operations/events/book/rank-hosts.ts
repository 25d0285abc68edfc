import { createHash } from 'node:crypto';
import { asInstant } from '../../../../time/index.ts';
import type { Assignments } from '../../../records/index.ts';

/** A host who may get the next meeting. */
export type WeightedHost = { readonly userId: number; readonly weight: number };

/** What a host got so far. */
export type Received = {
  readonly assigned: number;
  /** How many meetings they count as having got on their days off. */
  readonly credit: number;
};

type RankOptions = {
  /** The meetings of each host so far; none where a host is missing. */
  readonly assigned: readonly Assignments[];
  /** Differs from meeting to meeting. */
  readonly seed: string;
};

/**
 * Ranks the hosts of a round robin. Returns them, each with what they got, in the order in which they should get the
 * next meeting: whoever got least for their weight first, then whoever got one longest ago. Where both are equal, the
 * seed decides, so that no host is always first. Paused hosts are left out.
 */
export function rankHosts<Host extends WeightedHost>(
  hosts: readonly Host[],
  { assigned, seed }: RankOptions,
): (Host & Received)[] {
  const active = hosts.filter(({ weight }) => weight > 0);
  const credits = creditsOf(active, assigned);
  const ranked = active.map((host) => {
    const got = assigned.filter(({ userId }) => userId === host.userId);
    const count = sumOf(got.map((each) => each.count));
    const latestAt = Math.max(never, ...got.map((each) => each.latestAt));
    const credit = credits.get(host.userId) ?? 0;
    const lot = createHash('sha256').update(`${seed} ${host.userId}`).digest('hex');
    return { host: { ...host, assigned: count, credit }, share: (count + credit) / host.weight, latestAt, lot };
  });
  ranked.sort((a, b) => a.share - b.share || a.latestAt - b.latestAt || (a.lot < b.lot ? -1 : 1));
  return ranked.map(({ host }) => host);
}

/**
 * Returns the credit of each host. A meeting is shared by those who were there: it advances the average of their
 * meetings for their weight, and a host who had the day off advances with them. So a host who comes back is neither
 * ahead nor behind. Only days off that were known when a meeting was booked count, so no one gains or loses by taking
 * a day off later.
 */
function creditsOf(hosts: readonly WeightedHost[], assigned: readonly Assignments[]): Map<number, number> {
  const credits = new Map<number, number>();
  const total = sumOf(hosts.map(({ weight }) => weight));
  for (const { userId, absentIds, count } of assigned) {
    const absent = hosts.filter((host) => absentIds.includes(host.userId));
    // A host who no longer takes turns is compared with no one.
    if (absent.length === 0 || !hosts.some((host) => host.userId === userId)) continue;
    const present = total - sumOf(absent.map(({ weight }) => weight));
    for (const { userId: id, weight } of absent) credits.set(id, (credits.get(id) ?? 0) + (count * weight) / present);
  }
  return credits;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** Before any meeting. */
const never = asInstant(0);
