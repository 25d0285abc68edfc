import type { Reply } from '../api/index.ts';
import type { Problem } from '../contract/index.ts';
import { problemOf } from './upstream-problem.ts';

/** What an act of the gateway comes to: data for the page, or a problem it may be told. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem };

/** Turns the server's reply into an outcome, its data into what a page may see. */
export function outcomeOf<Data, Public>(reply: Reply<Data>, publish: (data: Data) => Public): Outcome<Public> {
  return reply.ok ? { ok: true, data: publish(reply.data) } : { ok: false, problem: problemOf(reply.failed) };
}

/** Returns an outcome that refuses. */
export function refuse(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}
