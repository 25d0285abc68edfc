import type { Context, Hono } from 'hono';
import { type EmbedDraft, embedRequests } from '../../contract/index.ts';
import type { Caller } from '../cache/index.ts';
import type { Guard } from '../limits/index.ts';
import type { Operations, RequestedEventType } from '../operations/index.ts';
import type { Idempotency } from '../state/index.ts';
import type { AccountOrigins } from './account-origins.ts';
import type { Env } from './env.ts';
import { idempotent } from './idempotent.ts';
import type { OriginRules } from './origins/index.ts';
import type { ReadEventType } from './read-event-type.ts';
import { type PostRequest, readPost } from './read-post.ts';
import type { Respond } from './responses/index.ts';
import { type HandlerLimit, pathOf } from './route.ts';

type BookingRoutesOptions = {
  readonly operations: Operations;
  readonly guard: Guard;
  readonly limited: HandlerLimit;
  readonly idempotency: Idempotency;
  readonly readEventType: ReadEventType;
  readonly accountOrigins: AccountOrigins;
  readonly allowedOrigins: OriginRules;
  readonly respond: Respond;
};

/** Mounts the routes of bookings and of the form tokens they need. */
export function mountBookingRoutes(app: Hono<Env>, options: BookingRoutesOptions): void {
  const { operations, guard, limited, idempotency, readEventType, accountOrigins, allowedOrigins, respond } = options;

  async function respondToToken(context: Context<Env>): Promise<Response> {
    const { address, waitUntil } = context.env;
    const admit = () => guard.upstreamRequest(address, 'reading');
    const eventType = await readEventType(context, { purpose: 'reading', waitUntil, admit });
    if (!eventType.ok) return respond.problem(context, eventType.problem);
    return respond.token(context, await operations.issueFormToken({ eventType: eventType.data.resolvedType, address }));
  }

  async function respondToBooking(context: Context<Env>): Promise<Response> {
    const post = await readPost(context, embedRequests.createEvent.body, allowedOrigins);
    if (!post.ok) return respond.problem(context, post.problem);
    const { address, waitUntil } = context.env;
    const admit = () => guard.upstreamRequest(address, 'booking');
    const caller: Caller = { purpose: 'booking', waitUntil, admit };
    const eventType = await operations.findEventType({ reference: post.data.body.event_type_id }, caller);
    if (!eventType.ok) return respond.problem(context, eventType.problem);
    const originCheck = await accountOrigins.check(context, { resolvedType: eventType.data.resolvedType, caller });
    if (!originCheck.ok) return respond.problem(context, originCheck.problem);
    const booking = bookingOf(post.data, eventType.data);
    const { draft, idempotencyKey, isHoneypotFilled } = booking;
    const { accountId } = originCheck.data;
    const { result, isReplay } = await idempotent(idempotency, {
      key: idempotencyKey,
      scope: ['createEvent', accountId],
      content: [draft, isHoneypotFilled],
      operation: () => operations.book(booking, { address, caller }),
    });
    if (!result.ok) return respond.problem(context, result.problem);
    return respond.event(context, { event: result.data, accountId, status: 201, isReplay });
  }

  app.get(pathOf('getFormToken'), limited(respondToToken));
  app.post(pathOf('createEvent'), limited(respondToBooking));
}

function bookingOf({ body, idempotencyKey }: PostRequest<EmbedDraft>, requestedType: RequestedEventType) {
  const { form_token: token, proof_of_work: proof, extra, ...rest } = body;
  const draft = { ...rest, event_type_id: requestedType.id };
  const isHoneypotFilled = extra !== undefined && extra !== null && extra !== '';
  return { requestedType, draft, idempotencyKey, token, proof, isHoneypotFilled };
}
