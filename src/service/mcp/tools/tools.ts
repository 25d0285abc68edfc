import { ok, type Result, refuse, type Scope } from '../../../contract/index.ts';
import type { Caller } from '../../records/index.ts';
import { refuseValue } from '../read-input.ts';
import { book } from './book.ts';
import { cancelBooking } from './cancel-booking.ts';
import { describeTool } from './describe-tool.ts';
import { explainTime } from './explain-time.ts';
import { findSlots } from './find-slots.ts';
import { getAvailability } from './get-availability.ts';
import { getBooking } from './get-booking.ts';
import { getMe } from './get-me.ts';
import { listBookings } from './list-bookings.ts';
import { listContacts } from './list-contacts.ts';
import { listEventTypes } from './list-event-types.ts';
import { markNoShow } from './mark-no-show.ts';
import { moveBooking } from './move-booking.ts';
import { setHours } from './set-hours.ts';
import { setOverride } from './set-override.ts';
import type { Tool } from './tool.ts';

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
  markNoShow,
  getAvailability,
  setHours,
  setOverride,
  listContacts,
];

type Holder = Pick<Caller, 'scopes'>;

/** Lists the tools that a key may use, in the form of the protocol. */
export function listTools(holder: Holder) {
  return describedTools
    .filter(({ tool }) => scopeMissing(tool, holder) === undefined)
    .map(({ description }) => description);
}

/** Finds a tool that a key may use. */
export function findTool(name: string, holder: Holder): Result<Tool> {
  const tool = tools.find((each) => each.name === name);
  if (!tool)
    return refuseValue('name', {
      expected: 'must be the name of a listed tool: there is no tool of this name',
      value: name,
    });
  const missing = scopeMissing(tool, holder);
  if (missing === undefined) return ok(tool);
  const message = `${name} needs the scope "${missing}"; this API key has: ${holder.scopes.join(', ')}.`;
  return refuse({ code: 'insufficient_scope', message });
}

/** Every tool reads before it does anything else. */
function scopeMissing({ scope }: Tool, { scopes }: Holder): Scope | undefined {
  return (['read', scope] as const).find((needed) => !scopes.includes(needed));
}

/** Described once, because every agent requests the list when it connects. */
const describedTools = tools.map((tool) => ({ tool, description: describeTool(tool) }));
