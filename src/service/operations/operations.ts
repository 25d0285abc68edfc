import type { EndpointName } from '../../contract/index.ts';
import {
  getAccount,
  getCurrentUser,
  getTeam,
  listTeams,
  updateAccount,
  updateCurrentUser,
  updateTeam,
} from './account/index.ts';
import {
  createAvailability,
  deleteAvailability,
  getAvailability,
  listAvailabilities,
  updateAvailability,
} from './availability.ts';
import {
  connectCalendar,
  disconnectCalendar,
  listBusyTimes,
  listCalendars,
  readCalendar,
  updateCalendar,
} from './calendars/index.ts';
import { deleteContact, getContact, listContacts, updateContact } from './contact.ts';
import type { Context } from './context.ts';
import {
  createBookingFormField,
  createEventType,
  deleteBookingFormField,
  deleteEventType,
  getEventType,
  listBookingFormFields,
  listEventTypes,
  orderBookingFormFields,
  updateBookingFormField,
  updateEventType,
} from './event-types/index.ts';
import { book, cancel, getEvent, listEvents, markNoShow, reschedule, updateEvent } from './events/index.ts';
import type { Input, Operation, Operations } from './operation.ts';
import { explainSlots, listSlots, listWindows } from './slots/index.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks/index.ts';

type Table = {
  readonly [Name in EndpointName]: (context: Context, input: Input<Name>) => ReturnType<Operation<Name>>;
};

/** What the service can do: one row for each row of the endpoint table. */
const table: Table = {
  listAvailabilities,
  createAvailability,
  getAvailability,
  updateAvailability,
  deleteAvailability,
  listEventTypes,
  createEventType,
  getEventType,
  updateEventType,
  deleteEventType,
  listBookingFormFields,
  createBookingFormField,
  orderBookingFormFields,
  updateBookingFormField,
  deleteBookingFormField,
  getSlots: listSlots,
  explainSlots,
  listContacts,
  getContact,
  updateContact,
  deleteContact,
  listTeams,
  getTeam,
  updateTeam,
  listEvents,
  createEvent: book,
  getEvent,
  updateEvent,
  cancelEvent: cancel,
  rescheduleEvent: reschedule,
  markEventNoShow: markNoShow,
  listCalendars,
  connectCalendar,
  updateCalendar,
  readCalendar,
  disconnectCalendar,
  listBusyTimes,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  listWebhookDeliveries,
  redeliverWebhookDelivery,
  testWebhook,
  getAccount,
  updateAccount,
  getCurrentUser,
  updateCurrentUser,
  listAvailabilityWindows: listWindows,
};

/** Creates the operations of the table, each with the same context. */
export function createOperations(context: Context): Operations {
  const operate =
    <Name extends EndpointName>(name: Name): Operation<Name> =>
    (input) =>
      table[name](context, input);
  const names = Object.keys(table) as EndpointName[]; // a literal's keys are its own names
  return Object.fromEntries(names.map((name) => [name, operate(name)])) as Operations;
}
