import type { Context, Hono } from 'hono';
import type { EmbedEndpointName, Result } from '../../contract/index.ts';
import type { Caller, Representation } from '../cache/index.ts';
import type { Guard } from '../limits/index.ts';
import type { Operations, RequestedEventType } from '../operations/index.ts';
import { slotsFreshSeconds, typeFreshSeconds } from '../upstream/index.ts';
import type { Env } from './env.ts';
import type { ReadEventType } from './read-event-type.ts';
import { readSlotsQuery } from './read-request.ts';
import type { Respond, WriteBody } from './responses/index.ts';
import { type HandlerLimit, pathOf } from './route.ts';

type ReadRoutesOptions = {
  readonly operations: Operations;
  readonly guard: Guard;
  readonly limited: HandlerLimit;
  readonly readEventType: ReadEventType;
  readonly respond: Respond;
  readonly writeBody: WriteBody;
  /** Compresses bodies for clients that accept it. */
  readonly compresses: boolean;
};

type ReadRoute<Data> = {
  readonly name: EmbedEndpointName;
  readonly freshSeconds: number;
  /** A request header that the response depends on. */
  readonly vary?: string;
  readonly operation: (
    requestedType: RequestedEventType,
    caller: Caller,
    context: Context<Env>,
  ) => Promise<Result<Representation<Data>>>;
};

/** Mounts the routes with which pages read event types. */
export function mountReadRoutes(app: Hono<Env>, options: ReadRoutesOptions): void {
  const { operations, guard, limited, readEventType, respond, writeBody, compresses } = options;

  function mount<Data>({ name, freshSeconds, vary: varying, operation }: ReadRoute<Data>): void {
    const vary = [...(compresses ? ['Accept-Encoding'] : []), ...(varying ? [varying] : [])].join(', ') || undefined;

    async function respondToRead(context: Context<Env>): Promise<Response> {
      const { address, waitUntil } = context.env;
      const admit = () => guard.upstreamRequest(address, 'reading');
      const caller: Caller = { purpose: 'reading', waitUntil, admit };
      const eventType = await readEventType(context, caller);
      if (!eventType.ok) return respond.problem(context, eventType.problem);
      const representation = await operation(eventType.data, caller, context);
      if (!representation.ok) return respond.problem(context, representation.problem);
      const { requestedAt } = representation.data;
      // The response may be for the bearer of the token only.
      const isPrivate = eventType.data.openedEvent !== undefined;
      const body = await writeBody(representation.data, context.req.header('accept-encoding'));
      return respond.read(context, { ...body, requestedAt, freshSeconds, vary, isPrivate });
    }
    app.get(pathOf(name), limited(respondToRead));
  }

  mount({ name: 'getEventType', freshSeconds: typeFreshSeconds, operation: operations.showEventType });
  mount({ name: 'listBookingFormFields', freshSeconds: typeFreshSeconds, operation: operations.listFields });
  mount({
    name: 'getSlots',
    freshSeconds: slotsFreshSeconds,
    vary: 'Sched-Manage-Token',
    async operation(requestedType, caller, context) {
      const slotsQuery = readSlotsQuery(context);
      if (!slotsQuery.ok) return slotsQuery;
      const query = { ...slotsQuery.data, exceptEventId: requestedType.openedEvent?.id };
      return operations.listSlots({ requestedType, query }, caller);
    },
  });
}
