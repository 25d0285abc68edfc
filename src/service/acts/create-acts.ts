import { showAccount, updateAccount } from './account.ts';
import type { Acts } from './act.ts';
import {
  createAvailability,
  deleteAvailability,
  listAvailabilities,
  showAvailability,
  updateAvailability,
} from './availability.ts';
import { book } from './book.ts';
import { createField, deleteField, listFields, orderFields, updateField } from './booking-form.ts';
import { deleteContact, listContacts, showContact, updateContact } from './contact.ts';
import { showCurrentUser } from './current-user.ts';
import { cancel, listEvents, reschedule, showEvent } from './event.ts';
import { createEventType, deleteEventType, listEventTypes, showEventType, updateEventType } from './event-type.ts';
import { listSlots } from './list-slots.ts';
import { listWindows } from './list-windows.ts';
import type { Parts } from './parts.ts';
import { listTeams, showTeam, updateTeam } from './team.ts';
import { createWebhook, deleteWebhook, listWebhooks, rotateSecret, showWebhook, updateWebhook } from './webhook.ts';
import { listDeliveries, redeliver, testWebhook } from './webhook-delivery.ts';

/** Creates what the service can do, one act for each operation of the endpoint table. */
export function createActs(parts: Parts): Acts {
  return {
    listAvailabilities: (asked) => listAvailabilities(parts, asked),
    createAvailability: (asked) => createAvailability(parts, asked),
    getAvailability: (asked) => showAvailability(parts, asked),
    updateAvailability: (asked) => updateAvailability(parts, asked),
    deleteAvailability: (asked) => deleteAvailability(parts, asked),
    listEventTypes: (asked) => listEventTypes(parts, asked),
    createEventType: (asked) => createEventType(parts, asked),
    getEventType: (asked) => showEventType(parts, asked),
    updateEventType: (asked) => updateEventType(parts, asked),
    deleteEventType: (asked) => deleteEventType(parts, asked),
    listBookingFormFields: (asked) => listFields(parts, asked),
    createBookingFormField: (asked) => createField(parts, asked),
    orderBookingFormFields: (asked) => orderFields(parts, asked),
    updateBookingFormField: (asked) => updateField(parts, asked),
    deleteBookingFormField: (asked) => deleteField(parts, asked),
    getSlots: (asked) => listSlots(parts, asked),
    listContacts: (asked) => listContacts(parts, asked),
    getContact: (asked) => showContact(parts, asked),
    updateContact: (asked) => updateContact(parts, asked),
    deleteContact: (asked) => deleteContact(parts, asked),
    listTeams: (asked) => listTeams(parts, asked),
    getTeam: (asked) => showTeam(parts, asked),
    updateTeam: (asked) => updateTeam(parts, asked),
    listEvents: (asked) => listEvents(parts, asked),
    createEvent: (asked) => book(parts, asked),
    getEvent: (asked) => showEvent(parts, asked),
    cancelEvent: (asked) => cancel(parts, asked),
    rescheduleEvent: (asked) => reschedule(parts, asked),
    listWebhooks: (asked) => listWebhooks(parts, asked),
    createWebhook: (asked) => createWebhook(parts, asked),
    getWebhook: (asked) => showWebhook(parts, asked),
    updateWebhook: (asked) => updateWebhook(parts, asked),
    deleteWebhook: (asked) => deleteWebhook(parts, asked),
    rotateWebhookSecret: (asked) => rotateSecret(parts, asked),
    listWebhookDeliveries: (asked) => listDeliveries(parts, asked),
    redeliverWebhookDelivery: (asked) => redeliver(parts, asked),
    testWebhook: (asked) => testWebhook(parts, asked),
    getAccount: (asked) => showAccount(parts, asked),
    updateAccount: (asked) => updateAccount(parts, asked),
    getCurrentUser: (asked) => showCurrentUser(parts, asked),
    listAvailabilityWindows: (asked) => listWindows(parts, asked),
  };
}
