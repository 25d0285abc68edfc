import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type EndpointName, ok, type Result, refuse } from '../../contract/index.ts';
import type { KeptAnswer, Context as OperationContext } from '../operations/index.ts';
import type { Env } from './env.ts';
import type { Sent } from './input/index.ts';
import { respondWithProblem } from './respond.ts';

/** How soon one may ask again whose first request is still being answered. */
const retryAfterSeconds = 1;
const busyRetryAfterSeconds = 2;

type Request = {
  readonly name: EndpointName;
  readonly key: string;
  readonly sent: Sent;
  /** Responds with records whose writes stand or fall together with the response. */
  respond(transactional: OperationContext): Promise<Response>;
};

/** Answers a request that carries an Idempotency-Key: once, and then the same again for a day. */
export async function respondIdempotently(
  context: Context<Env>,
  operationContext: OperationContext,
  request: Request,
): Promise<Response> {
  const key = readKey(request.key);
  if (!key.ok) return respondWithProblem(context, key.problem);
  const { accountId, via } = context.var.caller;
  // What pages name their requests must not meet what programs name theirs.
  const route = `${via} ${request.name}`;
  const claim = { accountId, route, key: key.data, payload: payloadOf(context, request.sent) };
  const answered = await operationContext.records.answerOnce<KeptAnswer & { readonly response: Response }>(claim, {
    now: operationContext.clock(),
    isFinal,
    async answer(records) {
      const response = await request.respond({ ...operationContext, records });
      return { response, status: response.status, body: await response.clone().text() };
    },
  });
  switch (answered.kind) {
    case 'first':
      return answered.answer.response;
    case 'again':
      return replay(answered.kept);
    case 'reused':
      return respondWithProblem(context, { code: 'idempotency_key_reused' });
    case 'in progress':
      return respondWithProblem(context, { code: 'idempotency_in_progress', retryAfterSeconds });
    case 'busy':
      return respondWithProblem(context, { code: 'unavailable', retryAfterSeconds: busyRetryAfterSeconds });
  }
}

/** Header values come as bytes, each made a character: what is not ASCII would not be what was meant. */
function readKey(key: string): Result<string> {
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return ok(key);
  const sentence = 'must be 1 to 255 printable ASCII characters';
  return refuse({ code: 'validation_failed', errors: { 'Idempotency-Key': [sentence] } });
}

/** The same body sent to another address, to cancel another event, is another payload. */
function payloadOf({ req }: Context<Env>, { bytes }: Sent): Uint8Array {
  const { pathname, search } = new URL(req.url);
  return createHash('sha256').update(`${pathname}${search}\n`).update(bytes).digest();
}

/** Whoever was refused for now may come again with the same key. */
function isFinal({ status }: { readonly status: number }): boolean {
  return status < 500 && status !== 401 && status !== 429;
}

function replay({ status, body }: { readonly status: number; readonly body: string }): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' } });
}
