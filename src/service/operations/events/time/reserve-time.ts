import { ok, type Result } from '../../../../contract/index.ts';
import type { Interval } from '../../../../time/index.ts';
import { busyTime, type CandidateTime, checkTime, refuseStart } from './check-time.ts';
import { reserveByException } from './exception.ts';

type Reservation = CandidateTime & {
  /** Whether the host makes an exception to their own rules. */
  readonly ignoresRules: boolean;
};

/** Returns the time for which a meeting keeps its host busy, including buffers, or the rule that excludes it. */
export async function reserveTime({ ignoresRules, ...candidate }: Reservation): Promise<Result<Interval>> {
  if (ignoresRules) return reserveByException(candidate);
  const refusal = await checkTime(candidate);
  return refusal ? refuseStart(refusal) : ok(busyTime(candidate.hostedType, candidate.time));
}
