import type { EndpointName } from '../../contract/index.ts';
import {
  getAccount,
  getBranding,
  getCurrentUser,
  getTeam,
  listTeams,
  updateAccount,
  updateBranding,
  updateCurrentUser,
  updateTeam,
} from './account/index.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys/index.ts';
import {
  createAvailability,
  deleteAvailability,
  getAvailability,
  listAvailabilities,
  listAvailabilityEventTypes,
  updateAvailability,
} from './availabilities/index.ts';
import {
  connectCalendar,
  disconnectCalendar,
  getCalendarFeed,
  listBusyTimes,
  listCalendars,
  listDeletedEntries,
  listMovedEntries,
  readCalendar,
  restoreEventEntry,
  rotateCalendarFeed,
  updateCalendar,
} from './calendars/index.ts';
import { deleteContact, getContact, listContacts, mergeContact, updateContact } from './contacts/index.ts';
import type { Context } from './context.ts';
import { getEventTypeCoverage } from './coverage/index.ts';
import {
  archiveEventType,
  createBookingFormField,
  createEventType,
  deleteBookingFormField,
  deleteEventType,
  duplicateEventType,
  getEventType,
  getEventTypeDistribution,
  listBookingFormFields,
  listEventTypeHosts,
  listEventTypes,
  orderBookingFormFields,
  orderEventTypes,
  updateBookingFormField,
  updateEventType,
  updateEventTypeHosts,
} from './event-types/index.ts';
import {
  book,
  cancel,
  getEvent,
  getEventHistory,
  issueEventManageLink,
  listEventHosts,
  listEvents,
  listMails,
  markNoShow,
  reassign,
  reschedule,
  resendEventMail,
  updateEvent,
} from './events/index.ts';
import { listJournal, recordOperation } from './journal/index.ts';
import { getMailPreview, getMailStatus, testMail } from './mails/index.ts';
import { inviteMember, inviteMemberAgain, listMembers, removeMember, updateMember } from './members/index.ts';
import type { Input, Operation, Operations } from './operation.ts';
import { explainSlots, listSlots, listWindows } from './slots/index.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  getWebhookDelivery,
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

/** The operations of the service: one row for each row of the endpoint table. */
const table: Table = {
  listAvailabilities,
  createAvailability,
  getAvailability,
  listAvailabilityEventTypes,
  updateAvailability,
  deleteAvailability,
  listEventTypes,
  createEventType,
  orderEventTypes,
  getEventType,
  updateEventType,
  deleteEventType,
  duplicateEventType,
  archiveEventType,
  listEventTypeHosts,
  updateEventTypeHosts,
  getEventTypeDistribution,
  getEventTypeCoverage,
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
  mergeContact,
  deleteContact,
  listTeams,
  getTeam,
  updateTeam,
  listEvents,
  createEvent: book,
  getEvent,
  getEventHistory,
  listEventHosts,
  issueEventManageLink,
  updateEvent,
  cancelEvent: cancel,
  rescheduleEvent: reschedule,
  reassignEvent: reassign,
  restoreEventEntry,
  markEventNoShow: markNoShow,
  listCalendars,
  connectCalendar,
  updateCalendar,
  readCalendar,
  disconnectCalendar,
  listDeletedEntries,
  listMovedEntries,
  listBusyTimes,
  getCalendarFeed,
  rotateCalendarFeed,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  listWebhookDeliveries,
  getWebhookDelivery,
  redeliverWebhookDelivery,
  testWebhook,
  listMails,
  getMailStatus,
  getMailPreview,
  testMail,
  resendEventMail,
  getAccount,
  updateAccount,
  getBranding,
  updateBranding,
  getCurrentUser,
  updateCurrentUser,
  listAvailabilityWindows: listWindows,
  listMembers,
  inviteMember,
  updateMember,
  removeMember,
  inviteMemberAgain,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  listJournal,
};

/** Creates the operations of the table with the same context. The journal records what they change. */
export function createOperations(context: Context): Operations {
  const operate =
    <Name extends EndpointName>(name: Name): Operation<Name> =>
    (input) =>
      recordOperation(context, name, { input, run: (recording) => table[name](recording, input) });
  const names = Object.keys(table) as EndpointName[]; // an object literal has no other keys
  return Object.fromEntries(names.map((name) => [name, operate(name)])) as Operations;
}
