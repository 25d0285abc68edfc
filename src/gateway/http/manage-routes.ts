import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { embedRequests, type PublicEvent, type Result, refuse } from '../../contract/index.ts';
import type { Requester } from '../cache/index.ts';
import type { ChangeTry } from '../limits/index.ts';
import { cancelEvent, type Managed, type ManagingOptions, moveEvent, showEvent } from '../operations/index.ts';
import type { EventTypePlace } from '../upstream/index.ts';
import { judgeOrigin, noteOrigins } from './account-origins.ts';
import type { RouteDependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { actOnce } from './idempotent.ts';
import { readWriting } from './read-post.ts';
import { readManageToken } from './read-request.ts';
import { limited, pathOf } from './route.ts';

/** Gives what an invitee may do with an event its routes. Showing is GET and acting is POST, so that no link acts. */
export function mountManaging(app: Hono<Env>, dependencies: RouteDependencies): void {
  const { guard, respond } = dependencies;
  async function answerEvent(context: Context<Env>): Promise<Response> {
    const id = await readOpened(context, dependencies);
    if (!id.ok) return respond.problem(context, id.problem);
    const admitted = await guard.question(context.env.address, 'reading');
    if (!admitted.ok) return respond.problem(context, admitted.problem);
    const shown = await showEvent(dependencies, id.data);
    if (!shown.ok) return respond.problem(context, shown.problem);
    const requester: Requester = { purpose: 'reading' };
    const place = await dependencies.source.place(shown.data.event_type_id, requester);
    const noted = place.ok ? await noteOrigins(context, { place: place.data, requester }, dependencies) : place;
    if (!noted.ok) return respond.problem(context, noted.problem);
    // Whoever moves it asks about its event type next: it is known by then.
    const { outcome: eventType } = await dependencies.source.eventType(noted.data, requester);
    const eventTypePublicId = eventType.ok ? eventType.data.public_id : undefined;
    return respond.event(context, { event: shown.data, eventTypePublicId, status: 200, isReplay: false });
  }
  app.get(pathOf('getEvent'), limited(dependencies, answerEvent));
  mountAct(app, dependencies, {
    name: 'cancelEvent',
    kind: 'cancel',
    act: (managed, { reason }, options) => cancelEvent(dependencies, { ...managed, reason: reason ?? null }, options),
  });
  mountAct(app, dependencies, {
    name: 'rescheduleEvent',
    kind: 'move',
    act: (managed, move, options) =>
      moveEvent(dependencies, { ...managed, ...move }, { ...options, countMails: guard.move }),
  });
}

type ActName = 'cancelEvent' | 'rescheduleEvent';
type BodyOf<Name extends ActName> = v.InferOutput<(typeof embedRequests)[Name]['body']>;

type ManagingAct<Name extends ActName> = {
  readonly name: Name;
  readonly kind: ChangeTry['kind'];
  readonly act: (managed: Managed, body: BodyOf<Name>, options: ManagingOptions) => Promise<Result<PublicEvent>>;
};

function mountAct<Name extends ActName>(
  app: Hono<Env>,
  dependencies: RouteDependencies,
  { name, kind, act }: ManagingAct<Name>,
): void {
  const { idempotency, respond, guard } = dependencies;
  const schema: (typeof embedRequests)[Name]['body'] = embedRequests[name].body;
  async function answerManaging(context: Context<Env>): Promise<Response> {
    const sent = await readWriting(context, schema, dependencies);
    const id = await readOpened(context, dependencies);
    if (!id.ok) return respond.problem(context, id.problem);
    if (!sent.ok) return respond.problem(context, sent.problem);
    const { body, idempotencyKey } = sent.data;
    const { address, waitUntil } = context.env;
    const requester: Requester = { purpose: 'booking', waitUntil };
    async function judgePage(eventTypeId: number): Promise<Result<EventTypePlace>> {
      const place = await dependencies.source.place(eventTypeId, requester);
      return place.ok ? judgeOrigin(context, { place: place.data, requester }, dependencies) : place;
    }
    const { outcome, isReplay } = await actOnce(idempotency, {
      key: idempotencyKey,
      asked: [name, id.data, body],
      act: () =>
        guard.change({ address, kind, eventId: id.data }, () =>
          act({ id: id.data, idempotencyKey }, body, { requester, judgePage }),
        ),
    });
    if (!outcome.ok) return respond.problem(context, outcome.problem);
    // A replay was judged for another page.
    const judged = await judgePage(outcome.data.event_type_id);
    if (!judged.ok) return respond.problem(context, judged.problem);
    return respond.event(context, { event: outcome.data, status: 200, isReplay });
  }
  app.post(pathOf(name), limited(dependencies, answerManaging));
}

/** Reads the id in the path, if the token opens it: whatever is wrong is answered alike. */
async function readOpened(context: Context<Env>, { tokens }: RouteDependencies): Promise<Result<string>> {
  const id = context.req.param('id');
  const opened = await readManageToken(context, tokens);
  if (!opened.ok || id === undefined || opened.data !== id) return refuse({ code: 'manage_token_invalid' });
  return { ok: true, data: id };
}
