import type { Context } from 'hono';
import type { EndpointName, Event, EventType, Team, User } from '../../../contract/index.ts';
import type { Change, GatewayCore } from '../../../gateway/index.ts';
import type { KnownCaller, OperationResult, Service } from '../../../service/index.ts';
import type { Env } from '../../http/index.ts';

/** The service that responds to requests, and the gateway whose pages show their changes. */
type ServedApi = { readonly service: Pick<Service, 'fetch'>; readonly gateway: GatewayCore };

/** Serves a request to `/v1`, and shows its change on pages immediately. */
export async function serveApi(context: Context<Env>, { service, gateway }: ServedApi): Promise<Response> {
  let caller: KnownCaller | undefined;
  const changes: Change[] = [];
  const response = await service.fetch(context.req.raw, {
    onCaller(knownCaller) {
      caller = knownCaller;
      context.set('caller', knownCaller);
    },
    onResult(result) {
      const change = caller && changeOf(result, String(caller.accountId));
      if (change) changes.push(change);
    },
  });
  // The change is committed now: a page that loads from here on must see it.
  await Promise.all(changes.map((change) => gateway.invalidate(change)));
  return response;
}

/** Which part of the pages an operation may change. */
type ChangedPart = 'nothing' | 'account' | 'event type' | 'username' | 'event';

const changedBy: Readonly<Record<EndpointName, ChangedPart>> = {
  getAccount: 'nothing',
  updateAccount: 'account',
  listAvailabilities: 'nothing',
  createAvailability: 'account',
  getAvailability: 'nothing',
  listAvailabilityEventTypes: 'nothing',
  updateAvailability: 'account',
  deleteAvailability: 'account',
  listEventTypes: 'nothing',
  createEventType: 'event type',
  orderEventTypes: 'nothing',
  getEventType: 'nothing',
  updateEventType: 'event type',
  deleteEventType: 'account',
  duplicateEventType: 'event type',
  archiveEventType: 'event type',
  listEventTypeHosts: 'nothing',
  getEventTypeDistribution: 'nothing',
  getEventTypeCoverage: 'nothing',
  updateEventTypeHosts: 'account',
  getSlots: 'nothing',
  explainSlots: 'nothing',
  listBookingFormFields: 'nothing',
  createBookingFormField: 'account',
  orderBookingFormFields: 'account',
  updateBookingFormField: 'account',
  deleteBookingFormField: 'account',
  listContacts: 'nothing',
  getContact: 'nothing',
  updateContact: 'nothing',
  mergeContact: 'nothing',
  deleteContact: 'nothing',
  listTeams: 'nothing',
  getTeam: 'nothing',
  updateTeam: 'username',
  getBranding: 'nothing',
  // Pages show the name of the business where several hosts take turns.
  updateBranding: 'account',
  listEvents: 'nothing',
  createEvent: 'event',
  getEvent: 'nothing',
  getEventHistory: 'nothing',
  listEventHosts: 'nothing',
  issueEventManageLink: 'nothing',
  updateEvent: 'nothing',
  cancelEvent: 'event',
  rescheduleEvent: 'event',
  // Of the two hosts, one is free now and the other is not.
  reassignEvent: 'account',
  restoreEventEntry: 'nothing',
  markEventNoShow: 'nothing',
  listCalendars: 'nothing',
  connectCalendar: 'account',
  updateCalendar: 'account',
  readCalendar: 'account',
  disconnectCalendar: 'account',
  listDeletedEntries: 'nothing',
  listMovedEntries: 'nothing',
  listBusyTimes: 'nothing',
  getCalendarFeed: 'nothing',
  rotateCalendarFeed: 'nothing',
  listWebhooks: 'nothing',
  createWebhook: 'nothing',
  getWebhook: 'nothing',
  updateWebhook: 'nothing',
  deleteWebhook: 'nothing',
  rotateWebhookSecret: 'nothing',
  listWebhookDeliveries: 'nothing',
  getWebhookDelivery: 'nothing',
  redeliverWebhookDelivery: 'nothing',
  testWebhook: 'nothing',
  listMails: 'nothing',
  getMailPreview: 'nothing',
  getMailStatus: 'nothing',
  testMail: 'nothing',
  resendEventMail: 'nothing',
  getCurrentUser: 'nothing',
  updateCurrentUser: 'username',
  listAvailabilityWindows: 'nothing',
  listMembers: 'nothing',
  inviteMember: 'nothing',
  updateMember: 'nothing',
  removeMember: 'account',
  inviteMemberAgain: 'nothing',
  listApiKeys: 'nothing',
  createApiKey: 'nothing',
  revokeApiKey: 'nothing',
  listJournal: 'nothing',
};

/** Returns what pages must reload after an operation, or undefined. */
function changeOf({ operation, result }: OperationResult, accountId: string): Change | undefined {
  if (!result.ok) return undefined;
  const data: unknown = result.data;
  // `changedBy` lists each operation under the type that it returns.
  switch (changedBy[operation]) {
    case 'nothing':
      return undefined;
    case 'account':
      return { kind: 'account', accountId };
    case 'event type':
      return { kind: 'event type', accountId, eventType: data as EventType }; // as `changedBy` says
    case 'username':
      return { kind: 'username', accountId, username: (data as User | Team).username }; // as `changedBy` says
    case 'event':
      return { kind: 'event', accountId, event: data as Event }; // as `changedBy` says
  }
}
