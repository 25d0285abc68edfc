import { type ProblemResult, refuse } from '../../contract/index.ts';

type VersionedResource = { readonly updated_at: string };

/**
 * Refuses to change a resource that is no longer the version the caller named. Returns undefined if it is, or if the
 * caller named none.
 */
export function refuseChanged({ ifMatch }: { readonly ifMatch?: string | undefined }, current: VersionedResource) {
  if (ifMatch === undefined || ifMatch === current.updated_at) return undefined;
  return changedMeanwhile(current);
}

/** Refuses with the current version. */
export function changedMeanwhile(current: VersionedResource): ProblemResult {
  return refuse({ code: 'changed_meanwhile', current });
}
