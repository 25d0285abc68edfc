import type { Failed, Reply } from '../../api/index.ts';

/** A request that failed, as an error: what the library retries, and hands back, are errors. */
export class RequestFailed extends Error {
  readonly failed: Failed;
  constructor(failed: Failed) {
    super(failed.kind);
    this.failed = failed;
  }
}

/** Returns what a reply carries; throws where it carries a failure. */
export function dataOf<Data>(reply: Reply<Data>): Data {
  if (reply.ok) return reply.data;
  throw new RequestFailed(reply.failed);
}

/** Returns the failure behind an error; anything else is a fault of our own, and asking again the best to be offered. */
export function failureOf(error: unknown): Failed {
  return error instanceof RequestFailed ? error.failed : { kind: 'unreachable' };
}
