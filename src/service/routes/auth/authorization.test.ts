import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from '../../../contract/index.ts';
import { calendarOf, openCalendarService, openFeedServer } from '../../calendars/calendar-service.testing.ts';
import { ada, makeMail, makeTeam, type TestAccount } from '../../testing/index.ts';

const feed = await openFeedServer();
feed.serve(calendarOf('20260310T090000Z/20260310T100000Z'));
const service = await openCalendarService(feed.host);
const [one, other] = [await makeOwner('alpha'), await makeOwner('omega')];

type Owner = Awaited<ReturnType<typeof makeOwner>>;

/** A request with someone else's ids. */
type Attempt = { readonly path: string; readonly body?: object };

const range = '?start=2026-03-02&end=2026-03-06';

/** Every operation, attempted on what belongs to `owner`. */
function attemptsOn(owner: Owner): Record<EndpointName, Attempt> {
  const { account, event, field, webhook, delivery, team, calendar, mail } = owner;
  const form = `/v1/event-types/${account.eventTypeId}/booking-forms`;
  const one = {
    schedule: `/v1/availabilities/${account.availabilityId}`,
    eventType: `/v1/event-types/${account.eventTypeId}`,
    contact: `/v1/contacts/${event.contact_id}`,
    event: `/v1/events/${event.id}`,
    webhook: `/v1/webhooks/${webhook}`,
    team: `/v1/teams/${team}`,
    calendar: `/v1/calendars/${calendar}`,
  };
  const booking = { event_type_id: account.eventTypeId, start: '2026-03-05T10:00:00+01:00', timezone: 'UTC' };
  return {
    listAvailabilities: { path: '/v1/availabilities' },
    createAvailability: { path: '/v1/availabilities', body: { name: 'Mine' } },
    getAvailability: { path: one.schedule },
    listAvailabilityEventTypes: { path: `${one.schedule}/event-types` },
    updateAvailability: { path: one.schedule, body: { name: 'Mine' } },
    deleteAvailability: { path: one.schedule },
    listEventTypes: { path: '/v1/event-types' },
    createEventType: { path: '/v1/event-types', body: { title: 'Mine', availability_id: account.availabilityId } },
    orderEventTypes: {
      path: '/v1/event-types/order',
      body: { event_types: [{ id: account.eventTypeId, position: 9 }] },
    },
    getEventType: { path: one.eventType },
    updateEventType: { path: one.eventType, body: { title: 'Mine' } },
    deleteEventType: { path: one.eventType },
    duplicateEventType: { path: `${one.eventType}/duplicate` },
    archiveEventType: { path: `${one.eventType}/archive`, body: { archived: true } },
    listEventTypeHosts: { path: `${one.eventType}/hosts` },
    updateEventTypeHosts: { path: `${one.eventType}/hosts`, body: { hosts: [{ user_id: account.userId }] } },
    getEventTypeDistribution: { path: `${one.eventType}/distribution` },
    getEventTypeCoverage: { path: `${one.eventType}/coverage${range}` },
    listBookingFormFields: { path: form },
    createBookingFormField: { path: form, body: { label: 'Mine', type: 'text' } },
    orderBookingFormFields: { path: `${form}/update-order`, body: { fields: [{ id: field, position: 9 }] } },
    updateBookingFormField: { path: `${form}/${field}`, body: { label: 'Mine' } },
    deleteBookingFormField: { path: `${form}/${field}` },
    getSlots: { path: `${one.eventType}/slots${range}` },
    explainSlots: { path: `${one.eventType}/slots/explain?date=2026-03-02` },
    listContacts: { path: '/v1/contacts' },
    getContact: { path: one.contact },
    updateContact: { path: one.contact, body: { name: 'Mine' } },
    mergeContact: { path: `${one.contact}/merge`, body: { contact_id: event.contact_id } },
    deleteContact: { path: one.contact },
    listTeams: { path: '/v1/teams' },
    getTeam: { path: one.team },
    updateTeam: { path: one.team, body: { name: 'Mine', username: 'mine' } },
    listEvents: { path: `/v1/events?event_type_id=${account.eventTypeId}&contact_id=${event.contact_id}` },
    createEvent: { path: '/v1/events', body: { ...booking, answers: ada } },
    getEvent: { path: one.event },
    getEventHistory: { path: `${one.event}/history` },
    listEventHosts: { path: `${one.event}/hosts` },
    issueEventManageLink: { path: `${one.event}/manage-link` },
    updateEvent: { path: one.event, body: { host_note: 'Mine' } },
    cancelEvent: { path: `${one.event}/cancel`, body: {} },
    rescheduleEvent: { path: `${one.event}/reschedule`, body: { start: '2026-03-05T11:00:00+01:00' } },
    reassignEvent: { path: `${one.event}/reassign`, body: { host_id: account.userId } },
    restoreEventEntry: { path: `${one.event}/restore-entry` },
    markEventNoShow: { path: `${one.event}/no-show`, body: { absent: true } },
    listCalendars: { path: '/v1/calendars' },
    connectCalendar: { path: '/v1/calendars', body: { kind: 'feed', url: feed.url } },
    updateCalendar: { path: one.calendar, body: { name: 'Mine' } },
    readCalendar: { path: `${one.calendar}/read` },
    disconnectCalendar: { path: one.calendar },
    listDeletedEntries: { path: '/v1/calendars/deleted-entries' },
    listMovedEntries: { path: '/v1/calendars/moved-entries' },
    listBusyTimes: {
      path: `/v1/users/${account.userId}/busy?from=2026-03-01T00:00:00Z&to=2026-04-01T00:00:00Z`,
    },
    getCalendarFeed: { path: '/v1/users/me/feed' },
    rotateCalendarFeed: { path: '/v1/users/me/feed/rotate' },
    listWebhooks: { path: '/v1/webhooks' },
    createWebhook: { path: '/v1/webhooks', body: { url: 'https://example.com', events: ['event.created'] } },
    getWebhook: { path: one.webhook },
    updateWebhook: { path: one.webhook, body: { is_active: false } },
    deleteWebhook: { path: one.webhook },
    rotateWebhookSecret: { path: `${one.webhook}/rotate-secret` },
    listWebhookDeliveries: { path: `${one.webhook}/deliveries` },
    getWebhookDelivery: { path: `${one.webhook}/deliveries/${delivery}` },
    redeliverWebhookDelivery: { path: `${one.webhook}/deliveries/${delivery}/redeliver` },
    testWebhook: { path: `${one.webhook}/test` },
    listMails: { path: `/v1/mails?event_id=${event.id}` },
    getMailPreview: { path: `${one.eventType}/mail-preview` },
    getMailStatus: { path: '/v1/mails/status' },
    testMail: { path: '/v1/mails/test', body: { event_type_id: account.eventTypeId } },
    resendEventMail: { path: `/v1/mails/${mail}/resend` },
    listJournal: { path: '/v1/journal' },
    listMembers: { path: '/v1/members' },
    inviteMember: { path: '/v1/members', body: { email: 'x@example.com', first_name: 'X', role: 'member' } },
    updateMember: { path: `/v1/members/${account.userId}`, body: { role: 'owner' } },
    removeMember: { path: `/v1/members/${account.userId}` },
    inviteMemberAgain: { path: `/v1/members/${account.userId}/invite`, body: { role: 'admin' } },
    listApiKeys: { path: '/v1/api-keys' },
    createApiKey: { path: '/v1/api-keys', body: { name: 'Mine' } },
    revokeApiKey: { path: '/v1/api-keys/1' },
    getAccount: { path: '/v1/account' },
    updateAccount: { path: '/v1/account', body: { allowed_origins: null } },
    getBranding: { path: '/v1/branding' },
    updateBranding: { path: '/v1/branding', body: {} },
    getCurrentUser: { path: '/v1/users/me' },
    updateCurrentUser: { path: '/v1/users/me', body: {} },
    listAvailabilityWindows: { path: `/v1/users/${account.userId}/availability-windows${range}` },
  };
}

/** Operations whose path has no ids of others: these work, but only on the caller's own account. */
const onOwn: Partial<Record<EndpointName, number>> = {
  listAvailabilities: 200,
  createAvailability: 201,
  getAccount: 200,
  updateAccount: 200,
  getBranding: 200,
  updateBranding: 200,
  listEventTypes: 200,
  listContacts: 200,
  listTeams: 200,
  listEvents: 200,
  listMails: 200,
  getMailStatus: 200,
  listJournal: 200,
  listCalendars: 200,
  connectCalendar: 201,
  listDeletedEntries: 200,
  listMovedEntries: 200,
  getCalendarFeed: 200,
  rotateCalendarFeed: 200,
  listWebhooks: 200,
  createWebhook: 201,
  getCurrentUser: 200,
  updateCurrentUser: 200,
  // Another's schedule or event type is named in the body.
  createEventType: 422,
  orderEventTypes: 422,
};

// The keys of the table are the names.
const names = Object.keys(endpoints) as EndpointName[];
const both: readonly [string, Owner, Owner][] = [
  ['alpha', one, other],
  ['omega', other, one],
];

test.each(both.flatMap(([who, thief, owner]) => names.map((name) => [name, who, thief, owner] as const)))(
  '%s gives %s nothing of another account',
  async (name, _who, thief, owner) => {
    const before = await everythingOf(owner.account);
    const { path, body } = attemptsOn(owner)[name];
    const options = { key: thief.account.key, method: endpoints[name].method, body };
    const reply = await service.request(path, options);
    expect([reply.status, reply.body.error?.code]).toEqual(
      onOwn[name] === undefined
        ? [403, 'access_denied']
        : [onOwn[name], onOwn[name] === 422 ? 'validation_failed' : undefined],
    );
    const secrets = [owner.account.key, owner.event.id, owner.event.contact_id, owner.secret, owner.name];
    expect(secrets.filter((secret) => JSON.stringify(reply.body).includes(secret))).toEqual([]);
    expect(await everythingOf(owner.account)).toEqual(before);
  },
);

test('keeps the Idempotency-Keys of accounts apart', async () => {
  const headers = { 'idempotency-key': 'shared' };
  const make = ({ account }: Owner) =>
    service.request('/v1/availabilities', { key: account.key, headers, body: { name: 'Shared' } });
  const [first, second] = [await make(one), await make(other)];
  expect([first.status, second.status, first.body.data.id === second.body.data.id]).toEqual([201, 201, false]);
});

test.each(names)('refuses a request without a key: %s', async (name) => {
  const { path, body } = attemptsOn(one)[name];
  const reply = await service.request(path, { method: endpoints[name].method, body });
  expect([reply.status, reply.body.error.code]).toEqual([401, 'unauthenticated']);
});

async function makeOwner(name: string) {
  const account = await service.account({
    fields: [
      { identifier: 'name', type: 'text', label: `Name of ${name}` },
      { identifier: 'email', type: 'email' },
    ],
  });
  const hook = { url: `https://example.com/${name}`, events: ['event.created'] };
  const { id: webhook, secret } = (await service.send(account, 'POST /webhooks', hook)).body.data;
  const answers = { ...ada, email: `${name}@example.com` };
  const event = (await service.book(account, '2026-03-03T10:00:00+01:00', { answers })).body.data;
  const fields = (await service.send(account, `GET /event-types/${account.eventTypeId}/booking-forms`)).body.data;
  const deliveries = (await service.send(account, `GET /webhooks/${webhook}/deliveries`)).body.data;
  const team = await makeTeam(service.store, [account], `team-of-${name}`);
  const calendar = (await service.connect(account, feed.url)).body.data.id;
  return {
    name,
    account,
    event,
    field: fields[0].id,
    webhook,
    secret,
    delivery: deliveries.data[0].id,
    mail: await makeMail(service.store, { accountId: account.accountId, eventId: event.id }),
    team,
    calendar,
  };
}

/** Every row of the account, except those that count the uses of its keys. */
async function everythingOf({ accountId }: TestAccount): Promise<unknown> {
  const tables = [
    'availabilities',
    'event_types',
    'booking_form_fields',
    'contacts',
    'events',
    'webhooks',
    'teams',
  ] as const;
  const rows = tables.map((table) =>
    service.store.db.selectFrom(table).selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
  );
  return Promise.all(rows);
}
