import { beforeEach, describe, expect, it } from 'vitest';
import { makeTeam, openService, type TestAccount } from '../../../service/testing/index.ts';
import { nine, openServedApi, type ServedApi, slotsPath } from './served-api.testing.ts';

const service = await openService();

let api: ServedApi;
let ada: TestAccount;
let grace: TestAccount;

beforeEach(async () => {
  service.holdClock('2026-03-02T08:00:00+01:00');
  api = openServedApi(service);
  ada = await service.account();
  grace = await service.account();
});

const pathsOfPage = ['', '/booking-forms', slotsPath];

async function agesOf(account: TestAccount): Promise<(string | null)[]> {
  return Promise.all(pathsOfPage.map(async (path) => (await api.show(account, path)).age));
}

describe('a write of an account', () => {
  it.each<[string, (account: TestAccount) => Promise<unknown>]>([
    [
      'its event type',
      ({ eventTypeId, ...account }) =>
        api.send({ eventTypeId, ...account }, `PUT /event-types/${eventTypeId}`, { title: 'Another call' }),
    ],
    [
      'its form',
      (account) =>
        api.send(account, `POST /event-types/${account.eventTypeId}/booking-forms`, { label: 'Why?', type: 'text' }),
    ],
    ['its hours', (account) => api.send(account, `PUT /availabilities/${account.availabilityId}`, { hours: {} })],
    ['an event', (account) => api.book(account, nine)],
  ])('invalidates nothing in another account: %s', async (_, write) => {
    await agesOf(grace);
    service.holdClock('2026-03-02T08:00:03+01:00');
    const before = api.paths.length;
    await write(ada);
    expect(await agesOf(grace)).toEqual(['3', '3', '3']);
    expect(api.paths.slice(before).filter((path) => path.includes(`/${grace.eventTypeId}`))).toEqual([]);
  });

  it('shows an account’s change on its own pages immediately', async () => {
    await agesOf(ada);
    await api.send(ada, `PUT /event-types/${ada.eventTypeId}`, { title: 'Another call' });
    await api.send(ada, `POST /event-types/${ada.eventTypeId}/booking-forms`, { label: 'Why?', type: 'text' });
    await api.send(ada, `PUT /availabilities/${ada.availabilityId}`, { hours: {} });
    const [type, form, slots] = await Promise.all(pathsOfPage.map(async (path) => (await api.show(ada, path)).body));
    expect([type, form]).toEqual([expect.stringContaining('Another call'), expect.stringContaining('Why?')]);
    expect(slots).not.toContain(nine);
  });

  it('invalidates nothing that pages do not show', async () => {
    await agesOf(ada);
    service.holdClock('2026-03-02T08:00:03+01:00');
    await api.send(ada, 'POST /webhooks', { url: 'https://hooks.example.com/a', events: ['event.created'] });
    expect(await agesOf(ada)).toEqual(['3', '3', '3']);
  });
});

describe('an event of a program', () => {
  it('invalidates the slots of its host and not the form', async () => {
    await agesOf(ada);
    service.holdClock('2026-03-02T08:00:03+01:00');
    await api.book(ada, nine);
    expect(await agesOf(ada)).toEqual(['3', '3', '0']);
    expect((await api.show(ada, slotsPath)).body).not.toContain(nine);
  });

  it('invalidates the slots of every event type of the host', async () => {
    const other = { ...ada, eventTypeId: await ada.eventType() };
    expect((await api.show(other, slotsPath)).body).toContain(nine);
    await api.book(ada, nine);
    expect((await api.show(other, slotsPath)).body).not.toContain(nine);
  });

  it('offers the time of a canceled event again', async () => {
    const { id } = await api.book(ada, nine);
    expect((await api.show(ada, slotsPath)).body).not.toContain(nine);
    await api.send(ada, `POST /events/${id}/cancel`, {});
    expect((await api.show(ada, slotsPath)).body).toContain(nine);
  });
});

describe('an event type', () => {
  it('shows an event type as soon as it is published', async () => {
    const path = `PUT /event-types/${ada.eventTypeId}` as const;
    await api.send(ada, path, { is_active: false });
    expect((await api.show(ada)).status).toBe(404);
    await api.send(ada, path, { is_active: true });
    expect((await api.show(ada)).status).toBe(200);
    await api.send(ada, path, { is_active: false });
    expect((await api.show(ada)).status).toBe(404);
  });

  it('shows a new event type immediately, even if pages requested it before', async () => {
    const next = grace.eventTypeId + 1;
    const names = [next, `grace-${ada.accountId}~new`, `@${ada.accountId}~new`];
    const statuses = () => Promise.all(names.map(async (name) => (await api.show({ eventTypeId: name })).status));
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(await api.send(ada, 'POST /event-types', { title: 'New', slug: 'new' })).toMatchObject({ id: next });
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('shows no event type under a public id of another account that JavaScript takes for the same', async () => {
    const usernames = ['\u039d\u0399\u039a\u039f\u03a3', '\u03bd\u03b9\u03ba\u03bf\u03c2'] as const;
    for (const [account, username] of [
      [ada, usernames[0]],
      [grace, usernames[1]],
    ] as const) {
      // An account may have had it before such names were refused.
      await service.store.db.updateTable('handles').set({ username }).where('user_id', '=', account.userId).execute();
      await api.send(account, 'POST /event-types', { title: `Of ${account.accountId}`, slug: 'call' });
    }
    const [upper, lower] = usernames;
    expect((await api.show({ eventTypeId: encodeURIComponent(`${lower}~call`) })).body).toContain(
      `Of ${grace.accountId}`,
    );
    expect((await api.show({ eventTypeId: encodeURIComponent(`${upper}~call`) })).body).toContain(
      `Of ${ada.accountId}`,
    );
  });

  it('shows an event type immediately under a new username, even if pages requested it before', async () => {
    await api.send(ada, 'POST /event-types', { title: 'Call', slug: 'call' });
    const team = await makeTeam(service.store, [ada], `team-${ada.accountId}`);
    const names = [`moved-${ada.accountId}~call`, `crew-${ada.accountId}~call`];
    const statuses = () => Promise.all(names.map(async (name) => (await api.show({ eventTypeId: name })).status));
    expect(await statuses()).toEqual([404, 404]);
    await api.send(ada, 'PUT /users/me', { username: `moved-${ada.accountId}` });
    await api.send(ada, `PUT /teams/${team}`, { name: 'Crew', username: `crew-${ada.accountId}` });
    expect(await statuses()).toEqual([200, 200]);
  });

  it('costs the service as many requests for an unpublished event type as for a missing one', async () => {
    await ada.updateEventType({ is_active: false });
    const unknown = { ...ada, eventTypeId: 2_000_000_000 };
    for (const path of pathsOfPage) {
      const before = api.paths.length;
      const hidden = await api.show(ada, path);
      const pathsForHidden = api.paths.splice(before);
      const missing = await api.show(unknown, path);
      expect([pathsForHidden, api.paths.splice(before)]).toEqual([[], []]);
      const withoutRequestId = (body: string) => body.replace(/"request_id":"[^"]*"/, '');
      expect([hidden.status, withoutRequestId(hidden.body)]).toEqual([missing.status, withoutRequestId(missing.body)]);
    }
  });
});
