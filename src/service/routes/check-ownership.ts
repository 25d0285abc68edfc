import type { Context } from 'hono';
import type { EndpointName, Problem, Result } from '../../contract/index.ts';
import type { Caller, Operations } from '../operations/index.ts';
import type { Env } from './env.ts';
import { readParams } from './read-input.ts';

/** Operations that take more than what their path names, each with the one that only reads that. */
const readers = {
  updateAvailability: 'getAvailability',
  updateEventType: 'getEventType',
  getSlots: 'getEventType',
  createBookingFormField: 'listBookingFormFields',
  orderBookingFormFields: 'listBookingFormFields',
  updateBookingFormField: 'listBookingFormFields',
  updateContact: 'getContact',
  updateTeam: 'getTeam',
  cancelEvent: 'getEvent',
  rescheduleEvent: 'getEvent',
  updateWebhook: 'getWebhook',
  listWebhookDeliveries: 'getWebhook',
} as const satisfies Partial<Record<EndpointName, EndpointName>>;

type Reader = (named: { readonly caller: Caller; readonly params: unknown }) => Promise<Result<unknown>>;

/**
 * Returns why the caller may not have what the path names, or undefined. Whatever is wrong with the rest of a request,
 * another account's is denied and an unknown id is not found (section 7 of the interface).
 */
export async function refuseUnreachable(
  context: Context<Env>,
  name: EndpointName,
  operations: Operations,
): Promise<Problem | undefined> {
  const params = readParams(context, name);
  if (!params.ok || !hasReader(name)) return undefined;
  // Both operations take the same parameters; the compiler loses that behind the names.
  const read = operations[readers[name]] as Reader;
  const found = await read({ caller: context.var.caller, params: params.data });
  return found.ok ? undefined : found.problem;
}

function hasReader(name: EndpointName): name is keyof typeof readers {
  return Object.hasOwn(readers, name);
}
