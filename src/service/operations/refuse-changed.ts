import { type Refused, refuse } from '../../contract/index.ts';

type Versioned = { readonly updated_at: string };

/** Refuses to change what is no longer as the caller saw it; undefined while it is, or when the caller did not say. */
export function refuseChanged({ ifMatch }: { readonly ifMatch?: string | undefined }, current: Versioned) {
  if (ifMatch === undefined || ifMatch === current.updated_at) return undefined;
  return changedMeanwhile(current);
}

/** Refuses with what is there now. */
export function changedMeanwhile(current: Versioned): Refused {
  return refuse({ code: 'changed_meanwhile', current });
}
