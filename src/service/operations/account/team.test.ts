import { expect, test } from 'vitest';
import { makeTeam, openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();
const stranger = await service.account();
const first = await makeTeam(service.store, [host], 'First');
const second = await makeTeam(service.store, [host], 'second');
const theirs = await makeTeam(service.store, [stranger], 'theirs');

test('lists the caller’s teams and returns each', async () => {
  const { status, body } = await service.send(host, 'GET /teams');
  const firstTeam = { id: first, name: 'Team', username: 'First', about: '', logo: '' };
  expect([status, body.data]).toEqual([200, [firstTeam, { ...firstTeam, id: second, username: 'second' }]]);
  expect((await service.send(host, `GET /teams/${first}`)).body.data).toEqual(firstTeam);
});

test('denies a foreign team and does not find a missing one', async () => {
  const teamWithoutMembers = await makeTeam(service.store, [host], 'emptied');
  await service.store.db.deleteFrom('team_members').where('team_id', '=', teamWithoutMembers).execute();
  const change = { name: 'Mine', username: 'mine' };
  for (const [id, status] of [
    [theirs, 403],
    [teamWithoutMembers, 403],
    [2_147_483_647, 404],
  ]) {
    expect((await service.send(host, `GET /teams/${id}`)).status).toBe(status);
    expect((await service.send(host, `PUT /teams/${id}`, change)).status).toBe(status);
  }
});

test('returns the updated team and keeps fields that are absent', async () => {
  await service.send(host, `PUT /teams/${second}`, { name: 'Crew', username: 'crew', about: 'Two\nlines' });
  const { status, body } = await service.send(host, `PUT /teams/${second}`, { name: ' The crew ', username: 'crew' });
  const expected = { id: second, name: 'The crew', username: 'crew', about: 'Two\nlines', logo: '' };
  expect([status, body.data]).toEqual([200, expected]);
  expect((await service.send(host, `GET /teams/${second}`)).body.data).toEqual(expected);
});

test('does not give a team the address of another page of the server', async () => {
  const { status, body } = await service.send(host, `PUT /teams/${second}`, { name: 'Crew', username: 'Docs' });
  const message = 'is the address of another page of the server, found "Docs"';
  expect([status, body.error?.errors]).toEqual([422, { username: [message] }]);
});

const long = 'x'.repeat(5001);

test.each<[string, object]>([
  ['name', { username: 'a' }],
  ['username', { name: 'a' }],
  ['name', { name: '', username: 'a' }],
  ['name', { name: long.slice(0, 56), username: 'a' }],
  ['username', { name: 'a', username: ' ' }],
  ['username', { name: 'a', username: long.slice(0, 256) }],
  ['about', { name: 'a', username: 'a', about: long }],
  ['about', { name: 'a', username: 'a', about: null }],
  ['logo', { name: 'a', username: 'a', logo: 'https://example.com/logo.png' }],
])('refuses %s at its path', async (path, wrong) => {
  const { status, body } = await service.send(host, `PUT /teams/${first}`, wrong);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [path]]);
});

test('accepts values at their limits', async () => {
  const edge = { name: '🙂'.repeat(55), username: long.slice(0, 255), about: long.slice(0, 5000) };
  const { status, body } = await service.send(stranger, `PUT /teams/${theirs}`, edge);
  expect([status, body.data]).toMatchObject([200, edge]);
});

test.each([
  ['another team’s', () => 'CREW'],
  ['a user’s of the account', () => `Grace-${host.accountId}`],
  ['a user’s of another account', () => `GRACE-${stranger.accountId}`],
])('refuses %s username, in any letter case', async (_, username) => {
  const { status, body } = await service.send(host, `PUT /teams/${first}`, { name: 'Changed', username: username() });
  expect([status, Object.keys(body.error.errors)]).toEqual([422, ['username']]);
  expect((await service.send(host, `GET /teams/${first}`)).body.data.name).toBe('Team');
});

test('accepts a team’s own username in another letter case', async () => {
  const { body } = await service.send(host, `PUT /teams/${first}`, { name: 'Team', username: 'FIRST' });
  expect(body.data.username).toBe('FIRST');
});

test('gives a username to one of two concurrent requests', async () => {
  const replies = await Promise.all(
    [first, second].map((id) => service.send(host, `PUT /teams/${id}`, { name: 'Team', username: 'wanted' })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
});
