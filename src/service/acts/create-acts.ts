import type { Acts } from './act.ts';
import { book } from './book.ts';
import { createEventType, deleteEventType, listEventTypes, updateEventType } from './event-type.ts';
import { listSlots } from './list-slots.ts';
import type { Parts } from './parts.ts';
import { listFields, showAvailability, showCurrentUser, showEvent, showEventType } from './show.ts';

/** Creates what the service can do, one act for each operation of the endpoint table. */
export function createActs(parts: Parts): Acts {
  return {
    getAvailability: (asked) => showAvailability(parts, asked),
    listEventTypes: (asked) => listEventTypes(parts, asked),
    createEventType: (asked) => createEventType(parts, asked),
    getEventType: (asked) => showEventType(parts, asked),
    updateEventType: (asked) => updateEventType(parts, asked),
    deleteEventType: (asked) => deleteEventType(parts, asked),
    listBookingFormFields: (asked) => listFields(parts, asked),
    getSlots: (asked) => listSlots(parts, asked),
    createEvent: (asked) => book(parts, asked),
    getEvent: (asked) => showEvent(parts, asked),
    getCurrentUser: (asked) => showCurrentUser(parts, asked),
  };
}
