import type { Context } from 'hono';
import type { Result } from '../../contract/index.ts';
import type { Caller } from '../cache/index.ts';
import type { Operations, RequestedEventType } from '../operations/index.ts';
import type { ManageTokens } from '../tokens/index.ts';
import type { AccountOrigins } from './account-origins.ts';
import type { Env } from './env.ts';
import { readManageToken, readReference } from './read-request.ts';

/** Finds the event type in the path of a request. */
export type ReadEventType = (context: Context<Env>, caller: Caller) => Promise<Result<RequestedEventType>>;

type ReadEventTypeContext = {
  readonly operations: Operations;
  readonly tokens: ManageTokens;
  readonly accountOrigins: AccountOrigins;
};

/** Creates the reader of event types in paths. */
export function createReadEventType(parts: ReadEventTypeContext): ReadEventType {
  const { operations, tokens, accountOrigins } = parts;
  return async function readEventType(context, caller) {
    const reference = readReference(context);
    if (!reference.ok) return reference;
    const event = await readManageToken(context, tokens);
    if (!event.ok) return event;
    const request = { reference: reference.data, openedEvent: event.data };
    const eventType = await operations.findEventType(request, caller);
    if (!eventType.ok) return eventType;
    const originCheck = await accountOrigins.record(context, { resolvedType: eventType.data.resolvedType, caller });
    return originCheck.ok ? eventType : originCheck;
  };
}
