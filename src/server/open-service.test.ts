import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Slots, User } from '../contract/index.ts';
import { openMailServer } from '../service/mail/testing/index.ts';
import { createEmptyDatabase, type TestDatabase } from '../service/store/database.testing.ts';
import { systemClock } from '../time/index.ts';
import { runCommand } from './cli/index.ts';
import { createGateway, createService, type Service, type ServiceOptions } from './entry.ts';
import { createLog } from './observability/index.ts';
import { addInactiveContact, readData } from './testing/index.ts';

const linkSecret = 'a secret to sign links with';
const apiKey = 'sk_live_key_of_this_test_0123456789';
const log = createLog('silent');
const mailServer = await openMailServer();
let database: TestDatabase;
let service: Service;

beforeAll(async () => {
  database = await createEmptyDatabase();
  service = await open();
  const environment = { DATABASE_URL: database.databaseUrl, SCHED_API_KEY: apiKey };
  await runCommand(['seed'], { environment, clock: systemClock, log });
});

afterAll(async () => {
  await service.close();
  await database.drop();
});

function open(options: Partial<ServiceOptions> = {}): Promise<Service> {
  return createService({ databaseUrl: database.databaseUrl, log, ...options });
}

function request(path: string, headers: Record<string, string> = { authorization: `Bearer ${apiKey}` }): Request {
  return new Request(`https://book.example${path}`, { headers });
}

test('serves on an empty database', async () => {
  const response = await service.fetch(request('/v1/users/me'));
  expect([response.status, (await readData<User>(response)).username]).toEqual([200, 'demo']);
});

test('never derives trust from a request', async () => {
  // Servers pass what they know about a request in this way, and in some of them anyone can set `env`.
  const fetch = service.fetch as (request: Request, env: object) => Promise<Response>;
  const headers = { 'sched-acting-for': 'event-types/42' };
  expect((await fetch(request('/v1/users/me', headers), { trusted: true })).status).toBe(401);
});

test('offers the same slots through a gateway', async () => {
  const gateway = createGateway({ upstream: service, apiKey });
  // Pages are shown the next two years; this month is still to come and has nothing booked.
  const nextYear = new Date().getUTCFullYear() + 1;
  const slots = `/event-types/42/slots?start=${nextYear}-05-01&end=${nextYear}-05-31&timezone=Europe/Berlin`;
  const [direct, throughGateway] = await Promise.all([
    service.fetch(request(`/v1${slots}`)),
    gateway.fetch(request(`/embed/v1${slots}`, {})),
  ]);
  const { slots: directSlots } = await readData<Slots>(direct);
  expect(Object.keys(directSlots).length).toBeGreaterThan(15);
  expect((await readData<Slots>(throughGateway)).slots).toEqual(directSlots);
});

test('mails a link that its gateway accepts, and returns the same one on request', async () => {
  const manage = { url: 'https://shop.example/booking?lang=de', linkSecret };
  const mailing = await open({ mail: { smtpUrl: mailServer.smtpUrl, from: 'shop@example.com', manage } });
  const { id } = await book(mailing);
  const { text = '' } = await mailServer.arrived((mail) => mail.text?.includes(id) === true);
  const link = new RegExp(`https://shop\\.example/booking\\?lang=de&event=${id}#(\\S+)`).exec(text);
  const gateway = createGateway({ upstream: mailing, apiKey, linkSecret });
  const response = await gateway.fetch(request(`/embed/v1/events/${id}`, { 'sched-manage-token': link?.[1] ?? '' }));
  expect(await readData(response)).toMatchObject({ id, status: 'confirmed' });
  const headers = { authorization: `Bearer ${apiKey}` };
  const linkRequest = new Request(`https://book.example/v1/events/${id}/manage-link`, { method: 'POST', headers });
  expect(await readData(await mailing.fetch(linkRequest))).toEqual({ url: link?.[0] });
  await mailing.close();
});

test('erases inactive contacts', async () => {
  await addInactiveContact(database.databaseUrl);
  const eraser = await open();
  const count = async () =>
    (await readData<{ total: number }>(await eraser.fetch(request('/v1/contacts?query=inactive')))).total;
  await expect.poll(count).toBe(0);
  await eraser.close();
});

test.each<[string, Partial<ServiceOptions>]>([
  ['databaseUrl must be an address like postgres://', { databaseUrl: 'mysql://ada:geheim@localhost/x' }],
  ['Cannot connect to the database at databaseUrl: ', { databaseUrl: 'postgres://ada:geheim@127.0.0.1:1/x' }],
  ['mail.manage.linkSecret must be', { mail: { smtpUrl: 'smtp://localhost', from: 'a@b.example', manage: short() } }],
])('reports "%s" without a secret', async (sentence, options) => {
  const refusal = open(options).catch((error) => String(error));
  expect(await refusal).toContain(sentence);
  expect(await refusal).not.toContain('geheim');
});

function short() {
  return { url: 'https://shop.example/booking', linkSecret: 'geheim' };
}

async function book(bookingService: Service): Promise<{ id: string }> {
  const answers = { name: 'Ada', email: 'ada@example.org' };
  const body = JSON.stringify({ event_type_id: 43, start: '2199-01-02T10:00:00Z', timezone: 'UTC', answers });
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const request = new Request('https://book.example/v1/events', { method: 'POST', headers, body });
  return readData(await bookingService.fetch(request));
}
