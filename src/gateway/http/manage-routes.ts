import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { embedRequests, ok, type PublicEvent, type Result, refuse } from '../../contract/index.ts';
import type { Caller } from '../cache/index.ts';
import type { Guard } from '../limits/index.ts';
import type { ManagingVisitor, Operations } from '../operations/index.ts';
import type { Idempotency } from '../state/index.ts';
import type { ManageTokens, OpenedEvent } from '../tokens/index.ts';
import type { CachedUpstream, KeyedEvent, ResolvedEventType } from '../upstream/index.ts';
import type { AccountOrigins } from './account-origins.ts';
import type { Env } from './env.ts';
import { idempotent } from './idempotent.ts';
import type { OriginRules } from './origins/index.ts';
import { readPost } from './read-post.ts';
import { readManageToken } from './read-request.ts';
import type { Respond } from './responses/index.ts';
import { type HandlerLimit, pathOf } from './route.ts';

type ManageRoutesOptions = {
  readonly operations: Operations;
  readonly guard: Guard;
  readonly limited: HandlerLimit;
  readonly idempotency: Idempotency;
  readonly tokens: ManageTokens;
  readonly cachedUpstream: CachedUpstream;
  readonly accountOrigins: AccountOrigins;
  readonly allowedOrigins: OriginRules;
  readonly respond: Respond;
};

type ChangeName = 'cancelEvent' | 'rescheduleEvent';
type BodyOf<Name extends ChangeName> = v.InferOutput<(typeof embedRequests)[Name]['body']>;

type ChangeRoute<Name extends ChangeName> = {
  readonly name: Name;
  readonly operation: (event: KeyedEvent, body: BodyOf<Name>, visitor: ManagingVisitor) => Promise<Result<PublicEvent>>;
};

/**
 * Mounts the routes with which an invitee shows, reschedules and cancels an event. Showing is GET and changing is POST,
 * so that following a link never changes anything.
 */
export function mountManageRoutes(app: Hono<Env>, options: ManageRoutesOptions): void {
  const { operations, guard, limited, idempotency, tokens, cachedUpstream, accountOrigins, respond } = options;

  async function respondToShow(context: Context<Env>): Promise<Response> {
    const openedEvent = await readOpened(context, tokens);
    if (!openedEvent.ok) return respond.problem(context, openedEvent.problem);
    const admitted = await guard.upstreamRequest(context.env.address, 'reading');
    if (!admitted.ok) return respond.problem(context, admitted.problem);
    const event = await operations.showEvent(openedEvent.data);
    if (!event.ok) return respond.problem(context, event.problem);
    const caller: Caller = { purpose: 'reading' };
    const resolvedType = await cachedUpstream.resolveEventType(event.data.event_type_id, caller);
    const originCheck = resolvedType.ok
      ? await accountOrigins.record(context, { resolvedType: resolvedType.data, caller })
      : resolvedType;
    if (!originCheck.ok) return respond.problem(context, originCheck.problem);
    // A page that reschedules requests the event type next. This puts it into the cache.
    const { result: eventType } = await cachedUpstream.eventType(originCheck.data, caller);
    const eventTypePublicId = eventType.ok ? eventType.data.public_id : undefined;
    const { accountId } = originCheck.data;
    return respond.event(context, { event: event.data, accountId, eventTypePublicId, status: 200, isReplay: false });
  }

  function mountChange<Name extends ChangeName>({ name, operation }: ChangeRoute<Name>): void {
    const schema: (typeof embedRequests)[Name]['body'] = embedRequests[name].body;
    async function respondToChange(context: Context<Env>): Promise<Response> {
      const post = await readPost(context, schema, options.allowedOrigins);
      const openedEvent = await readOpened(context, tokens);
      if (!openedEvent.ok) return respond.problem(context, openedEvent.problem);
      if (!post.ok) return respond.problem(context, post.problem);
      const { body, idempotencyKey } = post.data;
      const { address, waitUntil } = context.env;
      const caller: Caller = { purpose: 'booking', waitUntil };
      async function checkPage(eventTypeId: number): Promise<Result<ResolvedEventType>> {
        const resolvedType = await cachedUpstream.resolveEventType(eventTypeId, caller);
        return resolvedType.ok
          ? accountOrigins.check(context, { resolvedType: resolvedType.data, caller })
          : resolvedType;
      }
      const { result, isReplay } = await idempotent(idempotency, {
        key: idempotencyKey,
        scope: [name, openedEvent.data.id],
        content: [body],
        operation: () => operation({ ...openedEvent.data, idempotencyKey }, body, { address, caller, checkPage }),
      });
      if (!result.ok) return respond.problem(context, result.problem);
      // A replayed response was checked for another page.
      const originCheck = await checkPage(result.data.event_type_id);
      if (!originCheck.ok) return respond.problem(context, originCheck.problem);
      const { accountId } = originCheck.data;
      return respond.event(context, { event: result.data, accountId, status: 200, isReplay });
    }
    app.post(pathOf(name), limited(respondToChange));
  }

  app.get(pathOf('getEvent'), limited(respondToShow));
  mountChange({
    name: 'cancelEvent',
    operation: (event, { reason }, visitor) => operations.cancel({ ...event, reason: reason ?? null }, visitor),
  });
  mountChange({
    name: 'rescheduleEvent',
    operation: (event, body, visitor) => operations.reschedule({ ...event, ...body }, visitor),
  });
}

/** Reads the event in the path, if the token opens it. Every kind of mismatch gets the same response. */
async function readOpened(context: Context<Env>, tokens: ManageTokens): Promise<Result<OpenedEvent>> {
  const event = await readManageToken(context, tokens);
  if (!event.ok || event.data === undefined || event.data.id !== context.req.param('id')) {
    return refuse({ code: 'manage_token_invalid' });
  }
  return ok(event.data);
}
