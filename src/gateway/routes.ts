import type { Context, Hono } from 'hono';
import { type EmbedEndpointName, embedEndpoints } from '../contract/index.ts';
import { book } from './book.ts';
import type { Desk } from './desk.ts';
import { digest } from './digest.ts';
import type { Guard } from './guard.ts';
import { listSlots } from './list-slots.ts';
import { isAllowedOrigin, type OriginRules } from './origins.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Repeats, Told } from './parts.ts';
import { readDraft, readId, readIdempotencyKey, readSlotsQuestion } from './read-request.ts';
import type { Reading } from './reading.ts';
import type { Errand } from './remembered.ts';
import type { Respond } from './respond.ts';
import { listFields, showEventType } from './show.ts';
import { slotsFreshSeconds, typeFreshSeconds } from './source.ts';
import type { Booking } from './upstream.ts';
import type { Write } from './written.ts';

/** What the host knows of a request that no header may say. */
export type Visit = {
  /** The visitor's network address; without one, visitors are not told apart and not limited. */
  readonly address?: string | undefined;
  /** Keeps the host from ending work that goes on after the answer, as workers do. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
};

export type Env = { Bindings: Visit };

/** What the routes work with. */
export type Workplace = {
  readonly desk: Desk;
  readonly guard: Guard;
  readonly repeats: Repeats;
  readonly respond: Respond;
  readonly write: Write;
  readonly allowedOrigins: OriginRules;
};

type Read<Data> = {
  readonly freshSeconds: number;
  readonly act: (context: Context<Env>, id: number, errand: Errand) => Promise<Outcome<Reading<Data>>>;
};

/** Gives every operation of the page's interface its route. */
export function mountRoutes(app: Hono<Env>, workplace: Workplace): void {
  const { desk } = workplace;
  app.options('*', workplace.respond.preflight);
  mountRead(app, workplace, 'getEventType', {
    freshSeconds: typeFreshSeconds,
    act: (_, id, errand) => showEventType(desk, id, errand),
  });
  mountRead(app, workplace, 'listBookingFormFields', {
    freshSeconds: typeFreshSeconds,
    act: (_, id, errand) => listFields(desk, id, errand),
  });
  mountRead(app, workplace, 'getSlots', {
    freshSeconds: slotsFreshSeconds,
    async act(context, id, errand) {
      const question = readSlotsQuestion(context);
      return question.ok ? listSlots(desk, { id, question: question.data }, errand) : question;
    },
  });
  mountBooking(app, workplace);
}

function mountRead<Data>(
  app: Hono<Env>,
  { guard, respond, write }: Workplace,
  name: EmbedEndpointName,
  { freshSeconds, act }: Read<Data>,
): void {
  app.get(routeOf(name), async function answerReading(context) {
    const admitted = await guard.request(context.env.address);
    if (!admitted.ok) return respond.problem(context, admitted.problem);
    const id = readId(context);
    if (!id.ok) return respond.problem(context, id.problem);
    const reading = await act(context, id.data, { purpose: 'reading', waitUntil: context.env.waitUntil });
    if (!reading.ok) return respond.problem(context, reading.problem);
    const { body, etag } = await write(reading.data);
    return respond.read(context, { body, etag, askedAt: reading.data.askedAt, freshSeconds });
  });
}

function mountBooking(app: Hono<Env>, workplace: Workplace): void {
  const { desk, guard, repeats, respond } = workplace;
  app.post(routeOf('createEvent'), async function answerBooking(context) {
    const booking = await readBooking(context, workplace);
    if (!booking.ok) return respond.problem(context, booking.problem);
    const { address, waitUntil } = context.env;
    const told = await actOnce(repeats, booking.data, () =>
      book(desk, booking.data, {
        errand: { purpose: 'booking', waitUntil },
        admit: (email, attempt) => guard.booking({ address, email }, attempt),
      }),
    );
    if (told === 'reused') return respond.problem(context, { code: 'idempotency_key_reused' });
    const { outcome, isReplay } = told;
    if (!outcome.ok) return respond.problem(context, outcome.problem);
    return respond.created(context, outcome.data, isReplay);
  });
}

async function readBooking(context: Context<Env>, { guard, allowedOrigins }: Workplace): Promise<Outcome<Booking>> {
  // CORS only hides answers; a booking must not even be made for a page that is not on the list.
  const isAllowed = isAllowedOrigin(allowedOrigins, context.req.header('origin') ?? '');
  if (!isAllowed) return refuse({ code: 'origin_not_allowed' });
  const admitted = await guard.request(context.env.address);
  if (!admitted.ok) return admitted;
  const key = readIdempotencyKey(context);
  if (!key.ok) return key;
  const draft = await readDraft(context);
  return draft.ok ? { ok: true, data: { draft: draft.data, idempotencyKey: key.data } } : draft;
}

async function actOnce<Data>(
  repeats: Repeats,
  { draft, idempotencyKey }: Booking,
  act: () => Promise<Outcome<Data>>,
): Promise<Told<Data> | 'reused'> {
  if (idempotencyKey === undefined) return { outcome: await act(), isReplay: false };
  return repeats.once(idempotencyKey, await digest(JSON.stringify(draft)), act);
}

/** Returns the path of an endpoint in Hono's spelling, `:id` for `{id}`. */
function routeOf(name: EmbedEndpointName): string {
  return embedEndpoints[name].path.replace(/\{(\w+)\}/g, ':$1');
}
