import type { Context, Hono } from 'hono';
import { type EmbedDraft, embedRequests, type PublicEvent, type Result } from '../../contract/index.ts';
import type { Requester } from '../cache/index.ts';
import { type AskedEventType, book, findAskedEventType } from '../operations/index.ts';
import type { Booking } from '../upstream/index.ts';
import { judgeOrigin } from './account-origins.ts';
import type { RouteDependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { actOnce } from './idempotent.ts';
import { readAskedEventType } from './read-event-type.ts';
import { readWriting, type Sent } from './read-post.ts';
import { limited, pathOf } from './route.ts';

/** Gives bookings their route, and the tokens they come with. */
export function mountBooking(app: Hono<Env>, dependencies: RouteDependencies): void {
  const { formTokens, guard, idempotency, respond } = dependencies;

  async function answerToken(context: Context<Env>): Promise<Response> {
    const { address, waitUntil } = context.env;
    const admit = () => guard.question(address, 'reading');
    const found = await readAskedEventType(context, dependencies, { purpose: 'reading', waitUntil, admit });
    if (!found.ok) return respond.problem(context, found.problem);
    return respond.token(context, await formTokens.issue({ place: found.data.place, address }));
  }

  async function answerBooking(context: Context<Env>): Promise<Response> {
    const sent = await readWriting(context, embedRequests.createEvent.body, dependencies);
    if (!sent.ok) return respond.problem(context, sent.problem);
    const { address, waitUntil } = context.env;
    const admit = () => guard.question(address, 'booking');
    const requester: Requester = { purpose: 'booking', waitUntil, admit };
    const found = await findAskedEventType(dependencies, { reference: sent.data.body.event_type_id }, requester);
    if (!found.ok) return respond.problem(context, found.problem);
    const judged = await judgeOrigin(context, { place: found.data.place, requester }, dependencies);
    if (!judged.ok) return respond.problem(context, judged.problem);
    const booking = bookingOf(sent.data, found.data);
    const { draft, idempotencyKey, isHoneypotFilled } = booking;
    const { outcome, isReplay } = await actOnce(idempotency, {
      key: idempotencyKey,
      asked: ['book', draft, isHoneypotFilled],
      act: () => makeBooking(dependencies, booking, { address, requester }),
    });
    if (!outcome.ok) return respond.problem(context, outcome.problem);
    return respond.event(context, { event: outcome.data, status: 201, isReplay });
  }

  app.get(pathOf('getFormToken'), limited(dependencies, answerToken));
  app.post(pathOf('createEvent'), limited(dependencies, answerBooking));
}

/** A booking as a page sent it. */
type BookingSent = Booking & {
  readonly asked: AskedEventType;
  readonly token: string;
  readonly proof: string;
  /** Nobody who sees the form fills in a field that is not to be seen. */
  readonly isHoneypotFilled: boolean;
};

function bookingOf({ body, idempotencyKey }: Sent<EmbedDraft>, asked: AskedEventType): BookingSent {
  const { form_token: token, proof_of_work: proof, extra, ...rest } = body;
  const draft = { ...rest, event_type_id: asked.id };
  const isHoneypotFilled = extra !== undefined && extra !== null && extra !== '';
  return { asked, draft, idempotencyKey, token, proof, isHoneypotFilled };
}

async function makeBooking(
  dependencies: RouteDependencies,
  { asked, token, proof, isHoneypotFilled, ...booking }: BookingSent,
  { address, requester }: { readonly address: string | undefined; readonly requester: Requester },
): Promise<Result<PublicEvent>> {
  const { formTokens, guard, honeypot } = dependencies;
  const { place } = asked;
  const formToken = await formTokens.check({ place, address, token, proof });
  if (!formToken.ok) return formToken;
  return book(dependencies, booking, {
    ...{ asked, requester },
    countAttempt(checked, attempt) {
      const trying = { address, email: checked.email, place, formToken: formToken.data };
      if (!isHoneypotFilled) return guard.booking(trying, attempt);
      return guard.honeypot(trying, () => honeypot.book(checked, requester));
    },
  });
}
