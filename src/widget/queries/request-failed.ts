import type { Reply, RequestFailure } from '../../api/index.ts';

/** A request that failed, as an error: what the library retries, and hands back, are errors. */
export class RequestFailed extends Error {
  readonly failed: RequestFailure;
  constructor(failed: RequestFailure) {
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
export function failureOf(error: unknown): RequestFailure {
  return error instanceof RequestFailed ? error.failed : { kind: 'unreachable' };
}
