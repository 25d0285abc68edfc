import type { Context, Hono } from 'hono';
import { type EmbedDraft, embedRequests } from '../contract/index.ts';
import { actOnce } from './act-once.ts';
import { book } from './book.ts';
import { feignEvent } from './feign-event.ts';
import { readId } from './read-request.ts';
import { readWriting } from './read-writing.ts';
import type { Env } from './visit.ts';
import type { RouteDependencies } from './dependencies.ts';
import { limited, pathOf } from './route.ts';

/** Gives bookings their route, and the tokens they come with. */
export function mountBooking(app: Hono<Env>, dependencies: RouteDependencies): void {
  const { formTokens, guard, idempotency, respond } = dependencies;

  async function answerToken(context: Context<Env>): Promise<Response> {
    const id = readId(context);
    if (!id.ok) return respond.problem(context, id.problem);
    return respond.token(context, await formTokens.issue(id.data, context.env.address));
  }

  async function answerBooking(context: Context<Env>): Promise<Response> {
    const sent = await readWriting(context, embedRequests.createEvent.body, dependencies);
    if (!sent.ok) return respond.problem(context, sent.problem);
    const { idempotencyKey } = sent.data;
    const { form_token: token, proof_of_work: proof, extra, ...draft } = sent.data.body;
    const { address, waitUntil } = context.env;
    const eventTypeId = draft.event_type_id;
    const isFeigned = isFilled(extra);
    const { outcome, isReplay } = await actOnce(idempotency, {
      key: idempotencyKey,
      asked: ['book', draft, isFeigned],
      async act() {
        const pass = await formTokens.check({ eventTypeId, address, token, proof });
        if (!pass.ok) return pass;
        const admit = () => guard.question(address, 'booking');
        const requester = { purpose: 'booking', waitUntil, admit } as const;
        return book(
          dependencies,
          { draft, idempotencyKey },
          {
            requester,
            admit(checked, attempt) {
              const trying = { address, email: checked.email, eventTypeId, pass: pass.data };
              if (!isFeigned) return guard.booking(trying, attempt);
              return guard.feigned(trying, async () => ({ ok: true, data: feignEvent(checked) }));
            },
          },
        );
      },
    });
    if (!outcome.ok) return respond.problem(context, outcome.problem);
    return respond.event(context, { event: outcome.data, status: 201, isReplay });
  }

  app.get(pathOf('getFormToken'), limited(dependencies, answerToken));
  app.post(pathOf('createEvent'), limited(dependencies, answerBooking));
}

/** The honeypot: nobody who sees the form fills in what is not to be seen. */
function isFilled(extra: EmbedDraft['extra']): boolean {
  return extra !== undefined && extra !== null && extra !== '';
}
