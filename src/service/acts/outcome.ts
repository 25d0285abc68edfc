import type { Problem } from '../../contract/index.ts';

/** What an act comes to: its data, or the problem that stood against it. */
export type Outcome<Data> = { readonly ok: true; readonly data: Data } | Refused;

export type Refused = { readonly ok: false; readonly problem: Problem };

export function accept<Data>(data: Data): Outcome<Data> {
  return { ok: true, data };
}

export function refuse(problem: Problem): Refused {
  return { ok: false, problem };
}
