import { createHash } from 'node:crypto';
import type { Assignments } from '../../../records/index.ts';
import { countTurns, type TurnCounts, type WeightedHost } from '../../turn-counts.ts';

type RankOptions = {
  /** The meetings of each host so far; none where a host is missing. */
  readonly assignments: readonly Assignments[];
  /** Differs from meeting to meeting. */
  readonly seed: string;
};

/** A host with what they got so far. */
export type RankedHost<Host> = Host & Pick<TurnCounts, 'assigned' | 'credit'>;

/**
 * Ranks the hosts of a round robin. Returns them, each with what they got, in the order in which they should get the
 * next meeting: whoever got least for their weight first, then whoever got one longest ago. Where both are equal, the
 * seed decides, so that no host is always first. Paused hosts are left out.
 */
export function rankHosts<Host extends WeightedHost>(
  hosts: readonly Host[],
  { assignments, seed }: RankOptions,
): RankedHost<Host>[] {
  const countsOf = countTurns(hosts, assignments);
  const ranking = hosts
    .filter(({ weight }) => weight > 0)
    .map((host) => {
      const { assigned, credit, latestAt } = countsOf(host.userId);
      const lot = createHash('sha256').update(`${seed} ${host.userId}`).digest('hex');
      return { host: { ...host, assigned, credit }, share: (assigned + credit) / host.weight, latestAt, lot };
    });
  ranking.sort((a, b) => a.share - b.share || a.latestAt - b.latestAt || (a.lot < b.lot ? -1 : 1));
  return ranking.map(({ host }) => host);
}
