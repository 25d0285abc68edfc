import type { Context, Hono } from 'hono';
import { embedRequests } from '../contract/index.ts';
import { actOnce } from './act-once.ts';
import { book } from './book.ts';
import { readWriting } from './read-writing.ts';
import type { Env } from './visit.ts';
import { routeOf, type Workplace } from './workplace.ts';

/** Gives bookings their route. */
export function mountBooking(app: Hono<Env>, workplace: Workplace): void {
  const { desk, guard, repeats, respond } = workplace;
  app.post(routeOf('createEvent'), async function answerBooking(context: Context<Env>) {
    const sent = await readWriting(context, embedRequests.createEvent.body, workplace);
    if (!sent.ok) return respond.problem(context, sent.problem);
    const { form_token, proof_of_work, extra, ...draft } = sent.data.body;
    const { idempotencyKey } = sent.data;
    const { address, waitUntil } = context.env;
    const { outcome, isReplay } = await actOnce(repeats, {
      key: idempotencyKey,
      asked: ['book', draft],
      act: () =>
        book(
          desk,
          { draft, idempotencyKey },
          {
            errand: { purpose: 'booking', waitUntil },
            admit: (email, attempt) => guard.booking({ address, email }, attempt),
          },
        ),
    });
    if (!outcome.ok) return respond.problem(context, outcome.problem);
    return respond.event(context, { event: outcome.data, status: 201, isReplay });
  });
}
