import type { Context, Hono } from 'hono';
import { type EmbedDraft, embedRequests } from '../contract/index.ts';
import { actOnce } from './act-once.ts';
import { book } from './book.ts';
import type { RouteDependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { honeypotEvent } from './honeypot.ts';
import { readId } from './read-request.ts';
import { readWriting } from './read-writing.ts';
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
    const isCaught = isHoneypotFilled(extra);
    const { outcome, isReplay } = await actOnce(idempotency, {
      key: idempotencyKey,
      asked: ['book', draft, isCaught],
      async act() {
        const formToken = await formTokens.check({ eventTypeId, address, token, proof });
        if (!formToken.ok) return formToken;
        const admit = () => guard.question(address, 'booking');
        const requester = { purpose: 'booking', waitUntil, admit } as const;
        return book(
          dependencies,
          { draft, idempotencyKey },
          {
            requester,
            admit(checked, attempt) {
              const trying = { address, email: checked.email, eventTypeId, formToken: formToken.data };
              if (!isCaught) return guard.booking(trying, attempt);
              return guard.honeypot(trying, async () => ({ ok: true, data: honeypotEvent(checked) }));
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

/** Nobody who sees the form fills in a field that is not to be seen. */
function isHoneypotFilled(extra: EmbedDraft['extra']): boolean {
  return extra !== undefined && extra !== null && extra !== '';
}
