import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type CalendarProblem, type EndpointName, ok, type Result, refuse } from '../../contract/index.ts';
import type { Context as OperationContext } from '../operations/index.ts';
import type { Caller, StoredResponse } from '../records/index.ts';
import type { Env } from './env.ts';
import type { RawBody } from './input/index.ts';
import { respondWithProblem } from './respond.ts';

/** How soon to retry while the first request with the key is still in progress. */
const inProgressRetryAfterSeconds = 1;
const busyRetryAfterSeconds = 2;

type IdempotentOperation = {
  readonly operationContext: OperationContext;
  readonly name: EndpointName;
  readonly key: string;
  readonly body: RawBody;
  /** Responds with records whose writes are committed together with the response. */
  respond(transactional: OperationContext): Promise<Response>;
};

/** Responds to a request with an Idempotency-Key: the same key gets the same response for a day. */
export async function respondIdempotently(
  context: Context<Env>,
  { operationContext, name, body, respond, ...request }: IdempotentOperation,
): Promise<Response> {
  const key = readKey(request.key);
  if (!key.ok) return respondWithProblem(context, key.problem);
  const { caller } = context.var;
  const { accountId } = caller;
  const route = `${originOf(caller)} ${name}`;
  const idempotentRequest = { accountId, route, key: key.data, payload: payloadOf(context, body) };
  const result = await operationContext.records.respondOnce<SentResponse>(idempotentRequest, {
    now: operationContext.clock(),
    isFinal,
    async respond(records) {
      const response = await respond({ ...operationContext, records });
      return { original: response, status: response.status, body: await response.clone().text() };
    },
  });
  switch (result.kind) {
    case 'first':
      return result.response.original;
    case 'replay':
      return replay(result.stored);
    case 'reused':
      return respondWithProblem(context, { code: 'idempotency_key_reused' });
    case 'in progress':
      return respondWithProblem(context, {
        code: 'idempotency_in_progress',
        retryAfterSeconds: inProgressRetryAfterSeconds,
      });
    case 'busy':
      return respondWithProblem(context, { code: 'unavailable', retryAfterSeconds: busyRetryAfterSeconds });
  }
}

type SentResponse = StoredResponse & { readonly original: Response };

/**
 * Separates the keys of pages, of programs and of each signed-in person: a stored response is replayed without checking
 * the owner of its resource again.
 */
function originOf(caller: Caller): string {
  return caller.via === 'session' ? `session/${caller.userId}` : caller.via;
}

/** HTTP reads each byte of a header as one character, so a key outside ASCII would not be what the caller meant. */
function readKey(key: string): Result<string> {
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return ok(key);
  const sentence = 'must be 1 to 255 printable ASCII characters';
  return refuse({ code: 'validation_failed', errors: { 'Idempotency-Key': [sentence] } });
}

/** The same body sent to another path, such as the cancellation of another event, is another payload. */
function payloadOf({ req }: Context<Env>, { bytes }: RawBody): Uint8Array {
  const { pathname, search } = new URL(req.url);
  return createHash('sha256').update(`${pathname}${search}\n`).update(bytes).digest();
}

/** Why another server could not be read for the moment. */
const temporaryReasons: readonly CalendarProblem[] = ['timeout', 'unreachable', 'too_many_requests'];

/** A request that was refused only temporarily may be retried with the same key. */
function isFinal({ status, body }: StoredResponse): boolean {
  if (status === 422) return !temporaryReasons.some((reason) => reason === JSON.parse(body).error?.reason);
  return status < 500 && status !== 401 && status !== 429;
}

function replay({ status, body }: { readonly status: number; readonly body: string }): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' } });
}
