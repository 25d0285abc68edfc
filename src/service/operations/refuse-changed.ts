import { type Refused, refuse } from '../../contract/index.ts';
import { asInstant, type Clock, type Instant, parseInstant } from '../../time/index.ts';

type Versioned = { readonly updated_at: string };

/**
 * Refuses to change a resource that is no longer the version the caller named. Returns undefined if it is, or if the
 * caller named none.
 */
export function refuseChanged({ ifMatch }: { readonly ifMatch?: string | undefined }, current: Versioned) {
  if (ifMatch === undefined || ifMatch === current.updated_at) return undefined;
  return changedMeanwhile(current);
}

/** Refuses with the current version. */
export function changedMeanwhile(current: Versioned): Refused {
  return refuse({ code: 'changed_meanwhile', current });
}

/**
 * Returns the time of a change, which names the new version: a second later than the version before at the least. The
 * version counts seconds, and otherwise somebody who read it between two changes of one second would undo the second.
 */
export function nextVersion({ clock }: { readonly clock: Clock }, { updated_at }: Versioned): Instant {
  const former = parseInstant(updated_at);
  if (former === undefined) throw new Error(`The version "${updated_at}" is not a date-time.`);
  return asInstant(Math.max(clock(), former + 1000));
}
