import type { Context, Hono } from 'hono';
import type { EmbedEndpointName } from '../contract/index.ts';
import { mountBooking } from './booking-route.ts';
import type { RouteDependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { listSlots } from './list-slots.ts';
import { mountManaging } from './managing-routes.ts';
import type { Outcome } from './outcome.ts';
import { readId, readManageToken, readSlotsQuestion } from './read-request.ts';
import type { Representation } from './representation.ts';
import { limited, pathOf } from './route.ts';
import { listFields, showEventType } from './show.ts';
import { slotsFreshSeconds, typeFreshSeconds } from './source.ts';
import type { Requester } from './stale-while-revalidate.ts';

/** Gives every operation of the page's interface its route, each behind the count of what the visitor asks. */
export function mountRoutes(app: Hono<Env>, dependencies: RouteDependencies): void {
  app.options('*', dependencies.respond.preflight);
  mountReading(app, dependencies);
  mountBooking(app, dependencies);
  mountManaging(app, dependencies);
  const nothing = async (context: Context<Env>) => dependencies.respond.problem(context, { code: 'route_not_found' });
  app.notFound(limited(dependencies, nothing));
}

type Reading<Data> = {
  readonly name: EmbedEndpointName;
  readonly freshSeconds: number;
  /** A header that makes the answer another one. */
  readonly vary?: string;
  readonly act: (context: Context<Env>, id: number, requester: Requester) => Promise<Outcome<Representation<Data>>>;
};

function mountReading(app: Hono<Env>, dependencies: RouteDependencies): void {
  mountRead(app, dependencies, {
    name: 'getEventType',
    freshSeconds: typeFreshSeconds,
    act: (_, id, requester) => showEventType(dependencies, id, requester),
  });
  mountRead(app, dependencies, {
    name: 'listBookingFormFields',
    freshSeconds: typeFreshSeconds,
    act: (_, id, requester) => listFields(dependencies, id, requester),
  });
  mountRead(app, dependencies, {
    name: 'getSlots',
    freshSeconds: slotsFreshSeconds,
    vary: 'Sched-Manage-Token',
    async act(context, id, requester) {
      const question = readSlotsQuestion(context);
      if (!question.ok) return question;
      const moved = await readManageToken(context, dependencies.tokens);
      if (!moved.ok) return moved;
      return listSlots(dependencies, { id, question: { ...question.data, moved: moved.data } }, requester);
    },
  });
}

function mountRead<Data>(app: Hono<Env>, dependencies: RouteDependencies, reading: Reading<Data>): void {
  const { guard, respond, writeBody } = dependencies;
  const { name, freshSeconds, vary, act } = reading;
  async function answerReading(context: Context<Env>): Promise<Response> {
    const id = readId(context);
    if (!id.ok) return respond.problem(context, id.problem);
    const { address, waitUntil } = context.env;
    const admit = () => guard.question(address, 'reading');
    const shown = await act(context, id.data, { purpose: 'reading', waitUntil, admit });
    if (!shown.ok) return respond.problem(context, shown.problem);
    const { askedAt, isPrivate } = shown.data;
    const written = await writeBody(shown.data);
    return respond.read(context, { ...written, askedAt, freshSeconds, vary, isPrivate });
  }
  app.get(pathOf(name), limited(dependencies, answerReading));
}
