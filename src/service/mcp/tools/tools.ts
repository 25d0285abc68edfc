import { ok, type Result, refuse } from '../../../contract/index.ts';
import type { Caller } from '../../records/index.ts';
import { describeTool } from '../describe-tool.ts';
import type { Tool } from '../tool.ts';
import { book } from './book.ts';
import { cancelBooking } from './cancel-booking.ts';
import { explainTime } from './explain-time.ts';
import { findSlots } from './find-slots.ts';
import { getAvailability } from './get-availability.ts';
import { getBooking } from './get-booking.ts';
import { getMe } from './get-me.ts';
import { listBookings } from './list-bookings.ts';
import { listContacts } from './list-contacts.ts';
import { listEventTypes } from './list-event-types.ts';
import { moveBooking } from './move-booking.ts';
import { setHours } from './set-hours.ts';
import { setOverride } from './set-override.ts';

const tools: readonly Tool[] = [
  getMe,
  listEventTypes,
  findSlots,
  explainTime,
  listBookings,
  getBooking,
  book,
  moveBooking,
  cancelBooking,
  getAvailability,
  setHours,
  setOverride,
  listContacts,
];

type Holder = Pick<Caller, 'scopes'>;

/** Lists the tools that a key may use, as the protocol describes them. */
export function listTools({ scopes }: Holder) {
  return described.filter(({ scope }) => scopes.includes(scope)).map(({ description }) => description);
}

/** Finds a tool that a key may use. */
export function findTool(name: string, { scopes }: Holder): Result<Tool> {
  const tool = tools.find((each) => each.name === name);
  if (!tool) return refuse({ code: 'resource_not_found', message: `There is no tool ${JSON.stringify(name)}.` });
  if (scopes.includes(tool.scope)) return ok(tool);
  const message = `This API key needs the scope "${tool.scope}" for ${name}, and has: ${scopes.join(', ')}.`;
  return refuse({ code: 'insufficient_scope', message });
}

/** Described once: an agent asks for the list whenever it connects. */
const described = tools.map((tool) => ({ scope: tool.scope, description: describeTool(tool) }));
