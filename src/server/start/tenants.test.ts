import { beforeAll, describe, expect, test } from 'vitest';
import type { EventType } from '../../contract/index.ts';
import { readData, readError } from '../testing/index.ts';
import { type BookingResponse, draftOf, inPath, openTenants, slotsPath } from './tenants.testing.ts';

const tenants = openTenants();

describe('a private event type', () => {
  test('treats a private event type like a missing one', async () => {
    const hidden = await tenants.ada.make({ title: 'Hidden', visibility: 'private' });
    const visible = await tenants.ada.make({ title: 'Shown' });
    const unknown = await seenOfAll(999_999);
    expect(await seenOfAll(hidden.id)).toEqual(unknown);
    expect(await seenOfAll('ada~hidden', 'ada/hidden')).toEqual(unknown);
    const ids: number[] = [];
    for (let id = 1; id <= visible.id + 5; id += 1) if ((await tenants.request(`/event-types/${id}`)).ok) ids.push(id);
    expect(ids).toContain(visible.id);
    expect(ids).not.toContain(hidden.id);
  });

  test('books a private event type by its public id, reschedules and cancels by token', async () => {
    const { id, public_id } = await tenants.ada.make({ title: 'Quiet', visibility: 'private' });
    for (const path of ['', '/booking-forms', '/form-token']) {
      expect((await tenants.request(`/event-types/${inPath(public_id)}${path}`)).status).toBe(200);
    }
    const response = await tenants.request('/events', { body: draftOf(public_id) });
    const data = await readData<BookingResponse>(response);
    expect([response.status, data.event_type_id]).toEqual([201, id]);
    const token = data.manage_token;
    const responses = await Promise.all(
      [`/event-types/${id}`, slotsPath(id)].map((path) => tenants.request(path, { token })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const event = await readData<BookingResponse>(await tenants.request(`/events/${data.id}`, { token }));
    expect(event.event_type_public_id).toBe(public_id);
    const { start } = draftOf(id);
    expect((await tenants.request(`/events/${data.id}/reschedule`, { token, body: { start } })).status).toBe(200);
    expect((await tenants.request(`/events/${data.id}/cancel`, { token, body: {} })).status).toBe(200);
  });

  test('shows nothing to the bearer of a token for another event type', async () => {
    const open = await tenants.ada.make({ title: 'Open' });
    const { id } = await tenants.ada.make({ title: 'Closed', visibility: 'private' });
    const data = await readData<BookingResponse>(await tenants.request('/events', { body: draftOf(open.id) }));
    const token = data.manage_token;
    expect(await summaryOf(await tenants.request(`/event-types/${id}`, { token }))).toEqual(
      await summaryOf(await tenants.request('/event-types/999999', { token })),
    );
  });

  test('finds an event type under its new name immediately', async () => {
    const before = await tenants.ada.make({ title: 'Turning', visibility: 'private' });
    await tenants.request(`/event-types/${inPath(before.public_id)}`);
    await tenants.ada.send(`PUT /event-types/${before.id}`, { visibility: 'public' });
    const after = await tenants.ada.send<EventType>(`PUT /event-types/${before.id}`, { visibility: 'private' });
    expect((await tenants.request(`/event-types/${inPath(before.public_id)}`)).status).toBe(404);
    expect((await tenants.request(`/event-types/${inPath(after.public_id)}`)).status).toBe(200);
  });
});

describe('the origins of an account', () => {
  const [shop, salon, own] = ['https://shop.example', 'https://www.salon.example', 'https://book.example'];
  let adas: EventType;
  let graces: EventType;

  beforeAll(async () => {
    adas = await tenants.ada.make({ title: 'Fitting' });
    graces = await tenants.grace.make({ title: 'Haircut' });
    await tenants.ada.send('PUT /account', { allowed_origins: [shop] });
    await tenants.grace.send('PUT /account', { allowed_origins: ['https://*.salon.example'] });
  });

  const readableBy = async (path: string, origin: string, token?: string) => {
    const { headers } = await tenants.request(path, { origin, ...(token !== undefined && { token }) });
    return [headers.get('access-control-allow-origin'), headers.get('vary')];
  };
  const statusOf = async (eventType: EventType, origin?: string) =>
    (await tenants.request('/events', { body: draftOf(eventType.public_id), ...(origin !== undefined && { origin }) }))
      .status;

  test('lets the account’s own pages book, and no other account’s', async () => {
    expect([await statusOf(adas, shop), await statusOf(graces, salon)]).toEqual([201, 201]);
    expect([await statusOf(adas, salon), await statusOf(graces, shop), await statusOf(adas)]).toEqual([403, 403, 403]);
  });

  test('always allows the gateway’s own origin, whatever the account lists', async () => {
    expect([await statusOf(adas, own), await statusOf(graces, own)]).toEqual([201, 201]);
  });

  test('lets only the pages of an allowed origin read', async () => {
    for (const name of [adas.id, inPath(adas.public_id)]) {
      for (const path of [`/event-types/${name}`, slotsPath(name), `/event-types/${name}/form-token`]) {
        expect(await readableBy(path, shop)).toEqual([shop, expect.stringMatching(/^Origin/)]);
        expect(await readableBy(path, salon)).toEqual([null, expect.stringMatching(/^Origin/)]);
      }
    }
  });

  test('lets only pages of the account’s origins manage its events', async () => {
    const data = await readData<BookingResponse>(
      await tenants.request('/events', { origin: shop, body: draftOf(adas.id) }),
    );
    const token = data.manage_token;
    expect(await readableBy(`/events/${data.id}`, shop, token)).toEqual([shop, 'Origin']);
    expect(await readableBy(`/events/${data.id}`, salon, token)).toEqual([null, 'Origin']);
    const cancel = (origin: string) => tenants.request(`/events/${data.id}/cancel`, { origin, token, body: {} });
    const refusal = await cancel(salon);
    expect([refusal.status, (await readError(refusal)).code]).toEqual([403, 'origin_not_allowed']);
    expect((await tenants.request(`/events/${data.id}`, { token })).status).toBe(200);
    expect((await cancel(shop)).status).toBe(200);
  });

  test('answers a preflight of any origin', async () => {
    const headers = { origin: salon, 'access-control-request-method': 'POST' };
    const response = await tenants.open('/embed/v1/events', { method: 'OPTIONS', headers });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  test('applies changed origins of an account immediately', async () => {
    await tenants.ada.send('PUT /account', { allowed_origins: [salon] });
    expect([await statusOf(adas, salon), await statusOf(adas, shop)]).toEqual([201, 403]);
    await tenants.ada.send('PUT /account', { allowed_origins: null });
    expect([await statusOf(adas), await readableBy(`/event-types/${adas.id}`, shop)]).toEqual([
      201,
      ['*', 'Accept-Encoding'],
    ]);
  });
});

test('compresses responses for pages that accept it', async () => {
  const { id } = await tenants.ada.make({ title: 'Long' });
  async function codingOf(acceptEncoding: string): Promise<string | null> {
    const answer = await tenants.open(`/embed/v1${slotsPath(id)}`, {
      headers: { 'accept-encoding': acceptEncoding },
    });
    expect(await readData<{ slots: object }>(answer)).toHaveProperty('slots');
    return answer.headers.get('content-encoding');
  }
  expect(await Promise.all(['gzip, br', 'gzip', 'identity'].map(codingOf))).toEqual(['br', 'gzip', null]);
});

describe('the pages of a business', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const open = (path: string) => tenants.open(path, { headers: { accept: 'text/html' } });

  test('shows the branding only on the page of the business’s own bookings', async () => {
    await tenants.ada.send('PUT /branding', { name: 'Ada & Sons', color: '#0f766e' });
    const { id: own } = await tenants.ada.make({ title: 'Branded' });
    const { id: event } = await tenants.ada.send<BookingResponse>('POST /events', draftOf(own));
    const { id: other } = await tenants.grace.make({ title: 'Plain' });
    const { id: otherEvent } = await tenants.grace.send<BookingResponse>('POST /events', draftOf(other));
    const response = await open(`/manage?event=${event}`);
    expect(await response.text()).toContain('<bdi>Ada &amp; Sons</bdi>');
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^']{44}';/);
    for (const path of [`/manage?event=${otherEvent}`, '/manage?event=nothing', '/manage']) {
      expect(await (await open(path)).text()).not.toContain('Ada &amp; Sons');
    }
  });

  test('caches a logo forever at its path, and serves no other', async () => {
    const { logo } = await tenants.ada.send<{ logo: string }>('PUT /branding', {
      logo: `data:image/png;base64,${png}`,
    });
    const response = await open(logo);
    expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(png);
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const elsewhere = logo.replace(/\/(\d+)\//, (_, id) => `/${Number(id) + 1}/`);
    expect((await open(elsewhere)).status).toBe(404);
  });
});

/** A response without the parts that always differ. */
async function summaryOf(response: Response): Promise<unknown> {
  const text = (await response.text()).replace(/"request_id":"[^"]*"/, '');
  const names = [...response.headers.keys()].filter((name) => name !== 'content-length').sort();
  return { status: response.status, text, names };
}

async function seenOfAll(name: number | string, inBody: number | string = name) {
  const responses = [
    await tenants.request(`/event-types/${name}`),
    await tenants.request(`/event-types/${name}/booking-forms`),
    await tenants.request(slotsPath(name)),
    await tenants.request(`/event-types/${name}/form-token`),
    await tenants.request('/events', { body: draftOf(inBody) }),
  ];
  return Promise.all(responses.map(summaryOf));
}
