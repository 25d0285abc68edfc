import { expect, test } from 'vitest';
import { openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();
const other = await service.account();

const put = (body: object) => service.send(host, 'PUT /users/me', body);
const me = async (account = host) => (await service.send(account, 'GET /users/me')).body.data;

const profile = {
  first_name: 'Grace',
  last_name: '',
  email: 'grace@example.com',
  timezone: 'America/New_York',
  time_format: 12,
  start_of_week: 0,
  avatar: 'https://example.com/grace.png',
  locale: 'pt-BR',
};

test('updates every property of a user’s profile', async () => {
  const before = await me();
  const { status, body } = await put(profile);
  expect([status, body.data]).toEqual([200, { ...before, ...profile, updated_at: body.data.updated_at }]);
  expect(await me()).toEqual(body.data);
});

test('keeps profile properties that are absent', async () => {
  const before = await me();
  const { data } = (await put({ first_name: 'Ada' })).body;
  expect(data).toEqual({ ...before, first_name: 'Ada', updated_at: data.updated_at });
});

test('shows a locale only once it is set', async () => {
  await put({ locale: 'DE-de' });
  expect([(await me()).locale, 'locale' in (await me(other))]).toEqual(['de-DE', false]);
  await put({ locale: null });
  expect(await me()).not.toHaveProperty('locale');
});

test('shows a new name as the host of earlier events', async () => {
  const { body } = await service.book(host, '2026-03-09T09:00:00Z');
  await put({ first_name: 'Katherine', last_name: 'Johnson' });
  const event = await service.send(host, `GET /events/${body.data.id}`);
  expect(event.body.data.host.name).toBe('Katherine Johnson');
});

test.each([
  ['first_name', ''],
  ['first_name', 'two\nlines'],
  ['email', 'nobody'],
  ['timezone', '+05:30'],
  ['time_format', 13],
  ['start_of_week', 7],
  ['avatar', 'http://example.com/a.png'],
  ['locale', 'english please'],
  ['locale', ''],
  ['username', 'Grace Hopper'],
  ['username', '..'],
  ['username', 'Console'],
  ['username', 'grace.js'],
])('refuses the profile property %s: %j', async (name, value) => {
  const { status, body } = await put({ [name]: value });
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [name]]);
});

test('says where the page of a user is, if the service knows its address', async () => {
  const serviceWithUrl = await openService(() => ({ publicUrl: 'https://book.example.com' }));
  const account = await serviceWithUrl.account();
  const { body } = await serviceWithUrl.send(account, 'GET /users/me');
  expect(body.data.booking_page).toBe(`https://book.example.com/${body.data.username}`);
  expect(await me()).not.toHaveProperty('booking_page');
});

test('keeps a sentence about the user, which is absent while it is empty', async () => {
  const account = await service.account();
  const about = 'Product advice for small teams.';
  const update = await service.send(account, 'PUT /users/me', { about });
  const otherUpdate = await service.send(account, 'PUT /users/me', { time_format: 12 });
  const removal = await service.send(account, 'PUT /users/me', { about: '' });
  expect([update.body.data.about, otherUpdate.body.data.about, 'about' in removal.body.data]).toEqual([
    about,
    about,
    false,
  ]);
  const long = await service.send(account, 'PUT /users/me', { about: 'x'.repeat(301) });
  expect([long.status, Object.keys(long.body.error.errors)]).toEqual([422, ['about']]);
});
