import type { Context } from 'hono';
import * as v from 'valibot';
import {
  type EventTypeReference,
  embedRequests,
  endpoints,
  errorsByPath,
  ok,
  type Result,
  refuse,
  refuseField,
} from '../../contract/index.ts';
import { daysBetween } from '../../time/index.ts';
import type { SlotsQuery } from '../operations/index.ts';
import { BoundedMap } from '../state/index.ts';
import type { ManageTokens, OpenedEvent } from '../tokens/index.ts';
import { monthsOf } from '../upstream/index.ts';

/**
 * The longest range a page may request at once: two months. Each month it touches can take a request to the server
 * behind the gateway. The limit of that server is in the contract.
 */
const longestPageRangeDays = 62;

/** Reads the name of an event type from the path. A text that is neither an id nor a public id names no event type. */
export function readReference(context: Context): Result<EventTypeReference> {
  const parsed = v.safeParse(embedRequests.getEventType.params, { id: context.req.param('id') });
  return parsed.success ? ok(parsed.output.id) : refuse({ code: 'resource_not_found' });
}

/**
 * Reads the query of slots. Cached, because visitors of one zone send the same query and parsing a zone name is slow.
 */
export function readSlotsQuery(context: Context): Result<SlotsQuery> {
  const { url } = context.req;
  const query = url.slice(url.indexOf('?') + 1);
  const cachedQuery = knownQueries.get(query);
  if (cachedQuery) return ok(cachedQuery);
  // Polyfills of `fetch` in old browsers add `_` to a query to bypass caches.
  const { _, ...fields } = context.req.query();
  const result = parseSlotsQuery(fields);
  if (result.ok) knownQueries.set(query, result.data);
  return result;
}

const knownQueries = new BoundedMap<SlotsQuery>(2000);

function parseSlotsQuery(query: Record<string, string>): Result<SlotsQuery> {
  const parsed = v.safeParse(endpoints.getSlots.input.query, query);
  // To reschedule an event, a page sends its token, not its id.
  if (parsed.success && parsed.output.except_event !== undefined) {
    return refuseField('except_event', 'is not a field of this request');
  }
  if (!parsed.success) return refuse({ code: 'validation_failed', errors: errorsByPath(parsed.issues) });
  const { start, end } = parsed.output;
  if (daysBetween(start, end) < longestPageRangeDays) {
    return ok({ ...parsed.output, months: monthsOf(parsed.output) });
  }
  return refuse({
    code: 'validation_failed',
    errors: { end: [`must be within ${longestPageRangeDays} days of "start"`] },
  });
}

/**
 * Reads the Sched-Manage-Token header. Returns the event it opens, or undefined without the header. Refuses an invalid
 * token.
 */
export async function readManageToken(
  { req }: Context,
  tokens: ManageTokens,
): Promise<Result<OpenedEvent | undefined>> {
  const token = req.header('sched-manage-token');
  if (token === undefined) return ok(undefined);
  const openedEvent = await tokens.read(token);
  return openedEvent === undefined ? refuse({ code: 'manage_token_invalid' }) : ok(openedEvent);
}
