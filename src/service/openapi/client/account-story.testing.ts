import createClient from 'openapi-fetch';
import type { components, paths } from './client-types.testing.ts';

type Schemas = components['schemas'];

/** The account's data at the end of the story. */
export type AccountStory = {
  readonly offeredSlots: readonly Schemas['Slot'][];
  readonly fields: readonly string[];
  readonly bookedEvent: Schemas['Event'];
  readonly eventIds: readonly string[];
  readonly rescheduledEvent: Schemas['Event'];
  readonly canceledEvent: Schemas['Event'];
  readonly secrets: readonly string[];
  readonly deliveries: readonly Schemas['WebhookDelivery'][];
  readonly renamedContact: Schemas['Contact'];
  readonly contactsLeft: number;
  readonly deletedTwice: number;
};

export type Access = { readonly key: string; readonly fetch: (request: Request) => Promise<Response> };

/** Runs an account from its first schedule to its last contact, with a client generated from the description. */
export async function runAccountStory({ key, fetch }: Access): Promise<AccountStory> {
  const client = createClient<paths>({
    baseUrl: 'http://service.test',
    fetch,
    headers: { Authorization: `Bearer ${key}` },
  });
  const eventType = await setUp(client);
  const webhook = await makeWebhook(client);
  const path = { eventType: eventType.id };
  const fields = dataOf(await client.GET('/v1/event-types/{eventType}/booking-forms', { params: { path } }));
  const query = { start: '2026-03-09', end: '2026-03-09', timezone: 'Europe/Berlin' };
  const { slots } = dataOf(
    await client.GET('/v1/event-types/{id}/slots', { params: { path: { id: eventType.id }, query } }),
  );
  const offeredSlots = Object.values(slots).flat();
  return {
    offeredSlots,
    fields: fields.map(({ identifier }) => identifier),
    ...(await bookMoveAndCancel(client, eventType, offeredSlots)),
    ...(await watchWebhook(client, webhook)),
    ...(await forgetInvitee(client)),
  };
}

type Client = ReturnType<typeof createClient<paths>>;

/** Creates a schedule and an event type, connects them and adds a field to the form. */
async function setUp(client: Client): Promise<Schemas['EventType']> {
  const hours = { monday: [{ start: '09:00', end: '10:00' }] };
  const schedule = dataOf(await client.POST('/v1/availabilities', { body: { name: 'Mornings', hours } }));
  const { id } = dataOf(await client.POST('/v1/event-types', { body: { title: 'Consultation' } }));
  const update = { params: { path: { id } }, body: { availability_id: schedule.id } };
  const eventType = dataOf(await client.PUT('/v1/event-types/{id}', update));
  const field = { params: { path: { eventType: id } }, body: { label: 'Company', type: 'text' } } as const;
  dataOf(await client.POST('/v1/event-types/{eventType}/booking-forms', field));
  return eventType;
}

async function bookMoveAndCancel(
  client: Client,
  eventType: Schemas['EventType'],
  offeredSlots: readonly Schemas['Slot'][],
) {
  const [first, second] = offeredSlots;
  if (!first || !second) throw new Error('There is no time to book.');
  const answers = { name: 'Ada Lovelace', email: 'ada@example.com', company: 'Analytical Engines' };
  const body = { event_type_id: eventType.id, start: first.start, timezone: 'Europe/Berlin', answers };
  const again = { params: { header: { 'Idempotency-Key': 'a story' } }, body };
  const bookedEvent = dataOf(await client.POST('/v1/events', again));
  dataOf(await client.POST('/v1/events', again));
  const list = dataOf(await client.GET('/v1/events', { params: { query: { status: 'confirmed', per_page: 10 } } }));
  const path = { id: bookedEvent.id };
  const to = { params: { path }, body: { start: second.start } };
  const rescheduledEvent = dataOf(await client.POST('/v1/events/{id}/reschedule', to));
  const canceledEvent = dataOf(
    await client.POST('/v1/events/{id}/cancel', { params: { path }, body: { reason: 'Ada is ill.' } }),
  );
  return { bookedEvent, eventIds: list.data.map(({ id }) => id), rescheduledEvent, canceledEvent };
}

async function makeWebhook(client: Client): Promise<Schemas['Webhook']> {
  const events: Schemas['Webhook']['events'] = ['event.created', 'event.canceled'];
  return dataOf(await client.POST('/v1/webhooks', { body: { url: 'https://example.com/hooks', events } }));
}

/** Rotates the secret, sends a test and sends the oldest message again. */
async function watchWebhook(client: Client, { id, secret }: Schemas['Webhook']) {
  const params = { path: { id } };
  const rotation = dataOf(await client.POST('/v1/webhooks/{id}/rotate-secret', { params }));
  dataOf(await client.POST('/v1/webhooks/{id}/test', { params }));
  const query = { per_page: 10 };
  const { data } = dataOf(await client.GET('/v1/webhooks/{id}/deliveries', { params: { ...params, query } }));
  const again = { path: { id, delivery: data.at(-1)?.id ?? '' } };
  dataOf(await client.POST('/v1/webhooks/{id}/deliveries/{delivery}/redeliver', { params: again }));
  return { secrets: [secret, rotation.secret], deliveries: data };
}

async function forgetInvitee(client: Client) {
  const page = dataOf(await client.GET('/v1/contacts', { params: { query: { query: 'lovelace' } } }));
  const id = page.data[0]?.id ?? '';
  const params = { path: { id } };
  const renamedContact = dataOf(await client.PUT('/v1/contacts/{id}', { params, body: { name: 'Ada King' } }));
  const { error } = await client.DELETE('/v1/contacts/{id}', { params });
  if (error) throw new Error(`Refused: ${error.error.message}`);
  const again = await client.DELETE('/v1/contacts/{id}', { params });
  // @ts-expect-error: what the description does not have, the client does not either.
  await client.GET('/v1/people');
  const { total } = dataOf(await client.GET('/v1/contacts'));
  return { renamedContact, contactsLeft: total, deletedTwice: again.response.status };
}

type ClientResponse<Data> = { readonly data?: { readonly data: Data } | undefined; readonly error?: unknown };

function dataOf<Data>({ data, error }: ClientResponse<Data>): Data {
  if (!data) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return data.data;
}
