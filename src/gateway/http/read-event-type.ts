import type { Context } from 'hono';
import type { Result } from '../../contract/index.ts';
import type { Requester } from '../cache/index.ts';
import { type AskedEventType, findAskedEventType } from '../operations/index.ts';
import { noteOrigins } from './account-origins.ts';
import type { RouteDependencies } from './dependencies.ts';
import type { Env } from './env.ts';
import { readManageToken, readReference } from './read-request.ts';

/** Finds the event type in the path of a request. */
export async function readAskedEventType(
  context: Context<Env>,
  dependencies: RouteDependencies,
  requester: Requester,
): Promise<Result<AskedEventType>> {
  const reference = readReference(context);
  if (!reference.ok) return reference;
  const opened = await readManageToken(context, dependencies.tokens);
  if (!opened.ok) return opened;
  const naming = { reference: reference.data, openedEventId: opened.data };
  const found = await findAskedEventType(dependencies, naming, requester);
  if (!found.ok) return found;
  const noted = await noteOrigins(context, { place: found.data.place, requester }, dependencies);
  return noted.ok ? found : noted;
}
