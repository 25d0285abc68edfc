import { createHash } from 'node:crypto';
import { asInstant } from '../../../../time/index.ts';
import type { Assignments } from '../../../records/index.ts';

/** A host who may get the next meeting. */
export type WeightedHost = { readonly userId: number; readonly weight: number };

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
): (Host & { readonly assigned: number })[] {
  const ranked = hosts
    .filter(({ weight }) => weight > 0)
    .map((host) => {
      const got = assigned.find(({ userId }) => userId === host.userId);
      const lot = createHash('sha256').update(`${seed} ${host.userId}`).digest('hex');
      const count = got?.count ?? 0;
      return { host: { ...host, assigned: count }, share: count / host.weight, latestAt: got?.latestAt ?? never, lot };
    });
  ranked.sort((a, b) => a.share - b.share || a.latestAt - b.latestAt || (a.lot < b.lot ? -1 : 1));
  return ranked.map(({ host }) => host);
}

/** Before any meeting. */
const never = asInstant(0);
