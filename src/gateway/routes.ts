import type { Context, Hono } from 'hono';
import type { EmbedEndpointName } from '../contract/index.ts';
import { mountBooking } from './booking-route.ts';
import { listSlots } from './list-slots.ts';
import { mountManaging } from './managing-routes.ts';
import type { Outcome } from './outcome.ts';
import { readId, readManageToken, readSlotsQuestion } from './read-request.ts';
import type { Reading } from './reading.ts';
import { listFields, showEventType } from './show.ts';
import { slotsFreshSeconds, typeFreshSeconds } from './source.ts';
import type { Requester } from './stale-while-revalidate.ts';
import type { Env } from './visit.ts';
import { counted, routeOf, type Workplace } from './workplace.ts';

/** Gives every operation of the page's interface its route, each behind the count of what the visitor asks. */
export function mountRoutes(app: Hono<Env>, workplace: Workplace): void {
  app.options('*', workplace.respond.preflight);
  mountReading(app, workplace);
  mountBooking(app, workplace);
  mountManaging(app, workplace);
  const nothing = async (context: Context<Env>) => workplace.respond.problem(context, { code: 'route_not_found' });
  app.notFound(counted(workplace, nothing));
}

type Read<Data> = {
  readonly freshSeconds: number;
  /** A header that makes the answer another one. */
  readonly vary?: string;
  readonly act: (context: Context<Env>, id: number, requester: Requester) => Promise<Outcome<Reading<Data>>>;
};

function mountReading(app: Hono<Env>, workplace: Workplace): void {
  const { desk } = workplace;
  mountRead(app, workplace, 'getEventType', {
    freshSeconds: typeFreshSeconds,
    act: (_, id, requester) => showEventType(desk, id, requester),
  });
  mountRead(app, workplace, 'listBookingFormFields', {
    freshSeconds: typeFreshSeconds,
    act: (_, id, requester) => listFields(desk, id, requester),
  });
  mountRead(app, workplace, 'getSlots', {
    freshSeconds: slotsFreshSeconds,
    vary: 'Sched-Manage-Token',
    async act(context, id, requester) {
      const asked = readSlotsQuestion(context);
      if (!asked.ok) return asked;
      if (context.req.header('sched-manage-token') === undefined) {
        return listSlots(desk, { id, question: asked.data }, requester);
      }
      const moved = await readManageToken(context, desk.tokens);
      return moved.ok ? listSlots(desk, { id, question: { ...asked.data, moved: moved.data } }, requester) : moved;
    },
  });
}

function mountRead<Data>(
  app: Hono<Env>,
  workplace: Workplace,
  name: EmbedEndpointName,
  { freshSeconds, vary, act }: Read<Data>,
): void {
  const { guard, respond, write } = workplace;
  async function answerReading(context: Context<Env>): Promise<Response> {
    const id = readId(context);
    if (!id.ok) return respond.problem(context, id.problem);
    const { address, waitUntil } = context.env;
    const admit = () => guard.question(address, 'reading');
    const reading = await act(context, id.data, { purpose: 'reading', waitUntil, admit });
    if (!reading.ok) return respond.problem(context, reading.problem);
    const { askedAt, isPrivate } = reading.data;
    const written = await write(reading.data);
    return respond.read(context, { ...written, askedAt, freshSeconds, vary, isPrivate });
  }
  app.get(routeOf(name), counted(workplace, answerReading));
}
