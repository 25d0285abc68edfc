import type { Reply, RequestFailure } from '../../api/index.ts';

/** A failed request as an error, which the library retries and returns. */
export class RequestFailed extends Error {
  readonly failed: RequestFailure;
  constructor(failed: RequestFailure) {
    super(failed.kind);
    this.failed = failed;
  }
}

/** Returns the data of a reply. Throws if it is a failure. */
export function dataOf<Data>(reply: Reply<Data>): Data {
  if (reply.ok) return reply.data;
  throw new RequestFailed(reply.failed);
}

/** Returns the failure behind an error. Any other error is a bug of ours, for which a retry is the best offer. */
export function failureOf(error: unknown): RequestFailure {
  return error instanceof RequestFailed ? error.failed : { kind: 'unreachable' };
}
