import type { Problem } from '../contract/index.ts';

/** What an act of the gateway comes to: data for the page, or a problem it may be told. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem };

/** Makes of good data what a page may see; a problem stays what it is. */
export function outcomeOf<Data, Public>(outcome: Outcome<Data>, publish: (data: Data) => Public): Outcome<Public> {
  return outcome.ok ? { ok: true, data: publish(outcome.data) } : outcome;
}

/** Returns an outcome that refuses. */
export function refuse(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}

/** Returns what a page is told while the server cannot be asked. */
export function refuseUnavailable(): { readonly ok: false; readonly problem: Problem } {
  return refuse({ code: 'unavailable', retryAfterSeconds: 5 });
}
