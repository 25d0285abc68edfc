import type { Context, Hono } from 'hono';
import { type EmbedDraft, embedRequests, type PublicEvent } from '../contract/index.ts';
import { actOnce } from './act-once.ts';
import { book } from './book.ts';
import type { RouteDependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { honeypotEvent } from './honeypot.ts';
import type { Outcome } from './outcome.ts';
import { readId } from './read-request.ts';
import { readWriting, type Sent } from './read-writing.ts';
import { limited, pathOf } from './route.ts';
import type { Booking } from './upstream.ts';
import type { Visit } from './visit.ts';

/** Gives bookings their route, and the tokens they come with. */
export function mountBooking(app: Hono<Env>, dependencies: RouteDependencies): void {
  const { formTokens, idempotency, respond } = dependencies;

  async function answerToken(context: Context<Env>): Promise<Response> {
    const id = readId(context);
    if (!id.ok) return respond.problem(context, id.problem);
    return respond.token(context, await formTokens.issue(id.data, context.env.address));
  }

  async function answerBooking(context: Context<Env>): Promise<Response> {
    const sent = await readWriting(context, embedRequests.createEvent.body, dependencies);
    if (!sent.ok) return respond.problem(context, sent.problem);
    const booking = bookingOf(sent.data);
    const { draft, idempotencyKey, isHoneypotFilled } = booking;
    const { outcome, isReplay } = await actOnce(idempotency, {
      key: idempotencyKey,
      asked: ['book', draft, isHoneypotFilled],
      act: () => makeBooking(dependencies, booking, context.env),
    });
    if (!outcome.ok) return respond.problem(context, outcome.problem);
    return respond.event(context, { event: outcome.data, status: 201, isReplay });
  }

  app.get(pathOf('getFormToken'), limited(dependencies, answerToken));
  app.post(pathOf('createEvent'), limited(dependencies, answerBooking));
}

/** A booking as a page sent it. */
type BookingSent = Booking & {
  readonly token: string;
  readonly proof: string;
  /** Nobody who sees the form fills in a field that is not to be seen. */
  readonly isHoneypotFilled: boolean;
};

function bookingOf({ body, idempotencyKey }: Sent<EmbedDraft>): BookingSent {
  const { form_token: token, proof_of_work: proof, extra, ...draft } = body;
  const isHoneypotFilled = extra !== undefined && extra !== null && extra !== '';
  return { draft, idempotencyKey, token, proof, isHoneypotFilled };
}

async function makeBooking(
  dependencies: RouteDependencies,
  { token, proof, isHoneypotFilled, ...booking }: BookingSent,
  { address, waitUntil }: Visit,
): Promise<Outcome<PublicEvent>> {
  const { formTokens, guard } = dependencies;
  const eventTypeId = booking.draft.event_type_id;
  const formToken = await formTokens.check({ eventTypeId, address, token, proof });
  if (!formToken.ok) return formToken;
  const admit = () => guard.question(address, 'booking');
  return book(dependencies, booking, {
    requester: { purpose: 'booking', waitUntil, admit },
    countAttempt(checked, attempt) {
      const trying = { address, email: checked.email, eventTypeId, formToken: formToken.data };
      if (!isHoneypotFilled) return guard.booking(trying, attempt);
      return guard.honeypot(trying, async () => ({ ok: true, data: honeypotEvent(checked) }));
    },
  });
}
