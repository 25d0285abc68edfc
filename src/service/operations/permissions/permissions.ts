import type { EndpointName, Role } from '../../../contract/index.ts';

/** Who may call an operation. */
export type Permission = {
  /** The resources on which each role of an account may use it: all, their own, or none. */
  readonly session: Readonly<Record<Role, 'all' | 'own' | 'none'>>;
  /** Whether a signed-in person has to confirm who they are first. */
  readonly needsProof: boolean;
  /** Whether a key may call it, if its scopes allow it. */
  readonly key: boolean;
  /** Whether the gateway may call it, for the host of what a page asks about. */
  readonly gateway: boolean;
  /**
   * Whether a member may use it on the event type of an event that they host, or for which they take turns, even if it
   * is a colleague's.
   */
  readonly includesHosted?: boolean;
};

/** Everyone's own resources. Owners and admins also reach what belongs to others. */
const own: Permission = {
  session: { owner: 'all', admin: 'all', member: 'own' },
  needsProof: false,
  key: true,
  gateway: false,
};

/** For operations that make bookings readable or changeable, or show where they are, after the session has ended. */
const ownWithProof: Permission = { ...own, needsProof: true };

/** For operations that pages use too, on behalf of invitees. */
const ownAndPages: Permission = { ...own, gateway: true };

/** For the account as a whole. */
const staff: Permission = { ...own, session: { owner: 'all', admin: 'all', member: 'none' } };

/** For operations that show or replace a secret of the account. */
const staffWithProof: Permission = { ...staff, needsProof: true };

/** Who may sign in, and which programs may act. A key may not prolong its own life or create another key. */
const people: Permission = { ...staff, key: false };
const peopleWithProof: Permission = { ...people, needsProof: true };

/** Who may do what: one row for each operation of the endpoint table. A missing one does not compile. */
export const permissions: Readonly<Record<EndpointName, Permission>> = {
  listAvailabilities: own,
  createAvailability: own,
  getAvailability: own,
  listAvailabilityEventTypes: own,
  updateAvailability: own,
  deleteAvailability: own,
  listEventTypes: ownAndPages,
  createEventType: own,
  orderEventTypes: own,
  getEventType: { ...ownAndPages, includesHosted: true },
  updateEventType: own,
  deleteEventType: own,
  duplicateEventType: own,
  archiveEventType: own,
  listEventTypeHosts: { ...own, includesHosted: true },
  updateEventTypeHosts: staff,
  getEventTypeDistribution: { ...own, includesHosted: true },
  getEventTypeCoverage: { ...own, includesHosted: true },
  listBookingFormFields: { ...ownAndPages, includesHosted: true },
  createBookingFormField: own,
  orderBookingFormFields: own,
  updateBookingFormField: own,
  deleteBookingFormField: own,
  getSlots: { ...ownAndPages, includesHosted: true },
  explainSlots: { ...own, includesHosted: true },
  listContacts: staff,
  getContact: staff,
  updateContact: staff,
  mergeContact: staff,
  deleteContact: staff,
  listTeams: own,
  getTeam: own,
  updateTeam: staff,
  listEvents: own,
  createEvent: ownAndPages,
  getEvent: ownAndPages,
  getEventHistory: own,
  // Only those who may reassign an event see who is busy then.
  listEventHosts: staff,
  issueEventManageLink: ownWithProof,
  updateEvent: own,
  cancelEvent: ownAndPages,
  rescheduleEvent: ownAndPages,
  reassignEvent: staff,
  restoreEventEntry: own,
  markEventNoShow: own,
  listCalendars: own,
  connectCalendar: ownWithProof,
  updateCalendar: own,
  readCalendar: own,
  disconnectCalendar: own,
  listDeletedEntries: own,
  listMovedEntries: own,
  listBusyTimes: own,
  getCalendarFeed: own,
  rotateCalendarFeed: ownWithProof,
  listWebhooks: staff,
  createWebhook: staffWithProof,
  getWebhook: staffWithProof,
  updateWebhook: staff,
  deleteWebhook: staff,
  rotateWebhookSecret: staffWithProof,
  listWebhookDeliveries: staff,
  getWebhookDelivery: staff,
  redeliverWebhookDelivery: staff,
  testWebhook: staff,
  listMails: own,
  getMailPreview: own,
  getMailStatus: staff,
  // A program has no address of its own.
  testMail: { ...own, key: false },
  resendEventMail: own,
  getAccount: ownAndPages,
  updateAccount: staff,
  getBranding: staff,
  updateBranding: staff,
  getCurrentUser: ownAndPages,
  updateCurrentUser: own,
  listAvailabilityWindows: own,
  listMembers: people,
  inviteMember: peopleWithProof,
  updateMember: peopleWithProof,
  removeMember: peopleWithProof,
  inviteMemberAgain: peopleWithProof,
  listApiKeys: people,
  createApiKey: peopleWithProof,
  revokeApiKey: peopleWithProof,
  listJournal: staff,
};
