import type { Context, Hono } from 'hono';
import type { EmbedEndpointName, Result } from '../../contract/index.ts';
import type { Representation, Requester } from '../cache/index.ts';
import { type AskedEventType, listFields, listSlots, showEventType } from '../operations/index.ts';
import { slotsFreshSeconds, typeFreshSeconds } from '../upstream/index.ts';
import { mountBooking } from './booking-routes.ts';
import type { RouteDependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { mountManaging } from './manage-routes.ts';
import { readAskedEventType } from './read-event-type.ts';
import { readSlotsQuestion } from './read-request.ts';
import { limited, pathOf } from './route.ts';

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
  readonly act: (
    context: Context<Env>,
    asked: AskedEventType,
    requester: Requester,
  ) => Promise<Result<Representation<Data>>>;
};

function mountReading(app: Hono<Env>, dependencies: RouteDependencies): void {
  mountRead(app, dependencies, {
    name: 'getEventType',
    freshSeconds: typeFreshSeconds,
    act: (_, asked, requester) => showEventType(dependencies, asked, requester),
  });
  mountRead(app, dependencies, {
    name: 'listBookingFormFields',
    freshSeconds: typeFreshSeconds,
    act: (_, asked, requester) => listFields(dependencies, asked, requester),
  });
  mountRead(app, dependencies, {
    name: 'getSlots',
    freshSeconds: slotsFreshSeconds,
    vary: 'Sched-Manage-Token',
    async act(context, asked, requester) {
      const question = readSlotsQuestion(context);
      if (!question.ok) return question;
      return listSlots(dependencies, { asked, question: { ...question.data, moved: asked.openedEventId } }, requester);
    },
  });
}

function mountRead<Data>(app: Hono<Env>, dependencies: RouteDependencies, reading: Reading<Data>): void {
  const { guard, respond, writeBody } = dependencies;
  const { name, freshSeconds, vary, act } = reading;
  async function answerReading(context: Context<Env>): Promise<Response> {
    const { address, waitUntil } = context.env;
    const admit = () => guard.question(address, 'reading');
    const requester: Requester = { purpose: 'reading', waitUntil, admit };
    const found = await readAskedEventType(context, dependencies, requester);
    if (!found.ok) return respond.problem(context, found.problem);
    const shown = await act(context, found.data, requester);
    if (!shown.ok) return respond.problem(context, shown.problem);
    const { askedAt } = shown.data;
    // It may be for the bearer of the token alone.
    const isPrivate = found.data.openedEventId !== undefined;
    const written = await writeBody(shown.data);
    return respond.read(context, { ...written, askedAt, freshSeconds, vary, isPrivate });
  }
  app.get(pathOf(name), limited(dependencies, answerReading));
}
