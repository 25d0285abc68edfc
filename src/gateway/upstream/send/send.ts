import type * as v from 'valibot';
import { createClient, type RequestFailure, type RequestParts } from '../../../api/index.ts';
import { type Endpoint, type Problem, type Result, refuse } from '../../../contract/index.ts';
import type { Budget, Purpose } from '../../state/index.ts';
import type { UpstreamOptions } from '../upstream-options.ts';
import { acceptTerse } from './accept-terse.ts';
import { boundedFetch, ResponseTooLarge } from './bounded-fetch.ts';
import type { OnFailure } from './failure-report.ts';
import { problemOf } from './upstream-problem.ts';

/** How long to wait after a 429 without Retry-After. */
const pauseSeconds = 60;
const longestPauseSeconds = 3600;

/** What sending needs in addition to the settings of the server. */
export type UpstreamSendOptions = { readonly budget: Budget; readonly onFailure?: OnFailure };

/** Creates a function that sends a request to the server when the budget grants it. */
export function createSend({ baseUrl, fetch }: UpstreamOptions, { budget, onFailure }: UpstreamSendOptions) {
  const bounded = boundedFetch(fetch);
  const client = createClient({ baseUrl, fetch: bounded });
  const terseClient = createClient({ baseUrl, fetch: acceptTerse(bounded) });
  return async function send<E extends Endpoint>(
    request: UpstreamRequest<E>,
  ): Promise<Result<v.InferOutput<E['data']>>> {
    const { purpose, endpoint, tooLarge, mayLackData, mayBeMissing = false, ...parts } = request;
    const grant = await budget.take(purpose);
    if (!grant.ok) return refuse({ code: 'too_many_requests', retryAfterSeconds: grant.retryAfterSeconds });
    const reply = await (mayLackData ? terseClient : client)(endpoint, parts).finally(grant.done);
    if (reply.ok) return reply;
    if (tooLarge && isTooLarge(reply.failed)) return refuse(tooLarge);
    const problem = problemOf(reply.failed, { mayBeMissing });
    onFailure?.({ endpoint, failure: reply.failed, problem });
    if (isOverRate(reply.failed)) {
      await budget.pause(Math.min(reply.failed.retryAfterSeconds ?? pauseSeconds, longestPauseSeconds));
    }
    return refuse(problem);
  };
}

/** One request to the server. */
type UpstreamRequest<E extends Endpoint> = RequestParts & {
  readonly purpose: Purpose;
  readonly endpoint: E;
  /** What to return when the response is too large to be read. @default the server is unavailable */
  readonly tooLarge?: Problem;
  /**
   * Whether the server may lack what is requested. Then a 403 or 404 says so, even if its body cannot be read.
   * @default false
   */
  readonly mayBeMissing?: boolean;
  /** Whether a success may lack data, or even a body. The schema must accept an empty object. @default false */
  readonly mayLackData?: boolean;
};

/** Returns whether the server wants no more requests for a while. One about mail refuses only what would send mail. */
function isOverRate(failure: RequestFailure): failure is Exclude<RequestFailure, { readonly kind: 'unreachable' }> {
  if (failure.kind === 'unreachable' || failure.status !== 429) return false;
  return failure.kind !== 'refused' || failure.reason !== 'too_much_mail';
}

function isTooLarge(failure: RequestFailure): boolean {
  return failure.kind === 'unreachable' && failure.cause instanceof ResponseTooLarge;
}
