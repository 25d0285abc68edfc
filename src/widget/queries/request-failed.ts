import type { Reply, RequestFailure } from '../../api/index.ts';
import { withTimeout } from './timeout.ts';

/** A failed request as an error, which the library retries and returns. */
export class RequestFailed extends Error {
  readonly failure: RequestFailure;
  constructor(failure: RequestFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Returns the data of the reply to a request. Throws if it is a failure, or if none comes in time. */
export async function dataOf<Data>(
  abort: AbortSignal,
  request: (signal: AbortSignal) => Promise<Reply<Data>>,
): Promise<Data> {
  const reply = await withTimeout(abort, request);
  if (reply.ok) return reply.data;
  throw new RequestFailed(reply.failed);
}

/** Returns the failure behind an error. Any other error is a timeout, or a bug of ours: a retry is the best offer. */
export function failureOf(error: unknown): RequestFailure {
  return error instanceof RequestFailed ? error.failure : { kind: 'unreachable' };
}
