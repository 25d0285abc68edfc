import { expect, test } from 'vitest';
import { parsePublicId } from '../../../contract/index.ts';
import { createBookingPageFinder, findEventTypePlace } from '../../store/index.ts';
import { makeTeam, openService, type TestAccount } from '../../testing/index.ts';

const service = await openService();
const findBookingPage = createBookingPageFinder(service.store);

const rename = (account: TestAccount, username: string) => service.send(account, 'PUT /users/me', { username });

async function placeOf(publicId: string): Promise<number | undefined> {
  const reference = parsePublicId(publicId);
  return reference && (await findEventTypePlace(service.store, reference))?.eventTypeId;
}

test('puts a new username into the page and the public ids of a user', async () => {
  const host = await service.account();
  const { status, body } = await rename(host, 'ada.l');
  expect([status, body.data.username]).toEqual([200, 'ada.l']);
  const types = await service.send(host, 'GET /event-types');
  expect(types.body.data[0].public_id).toMatch(/^ada\.l\//);
  expect((await findBookingPage({ username: 'Ada.L' }))?.username).toBe('ada.l');
});

test('leaves links and pages with the previous username of a user working', async () => {
  const host = await service.account();
  const { body } = await service.send(host, 'POST /event-types', { title: 'Talk' });
  await rename(host, 'moved-once');
  await rename(host, 'moved-twice');
  const former = `grace-${host.accountId}`;
  expect(await Promise.all([placeOf(`${former}/talk`), placeOf('MOVED-ONCE/talk')])).toEqual([
    body.data.id,
    body.data.id,
  ]);
  const page = await findBookingPage({ username: former.toUpperCase(), name: 'talk' });
  expect([page?.username, page?.eventTypes[0]?.public_id]).toEqual(['moved-twice', 'moved-twice/talk']);
});

test('refuses a username that another user or team has or had', async () => {
  const [host, other] = [await service.account(), await service.account()];
  await makeTeam(service.store, [other], 'crew-of-other');
  await rename(other, 'other-now');
  for (const username of ['Other-Now', `grace-${other.accountId}`, 'CREW-of-other']) {
    const { status, body } = await rename(host, username);
    expect([status, body.error.errors.username]).toEqual([
      422,
      [`is taken by another team or user, found "${username}"`],
    ]);
  }
  expect((await service.send(host, 'GET /users/me')).body.data.username).toBe(`grace-${host.accountId}`);
});

test('refuses `.well-known` as a username', async () => {
  const { status, body } = await rename(await service.account(), '.Well-Known');
  expect([status, body.error?.errors.username[0]]).toEqual([
    422,
    'is the address of another page of the server, found ".Well-Known"',
  ]);
});

test('refuses a username that looks like another account’s', async () => {
  const [ace, other] = [await service.account(), await service.account()];
  expect((await rename(ace, 'Ace')).status).toBe(200);
  for (const username of ['\u0430\u0441\u0435', '\u0410\u0421\u0415']) {
    const { status, body } = await rename(other, username);
    expect([status, body.error.errors.username[0]]).toEqual([422, expect.stringContaining('is taken by another')]);
  }
  expect((await rename(ace, '\u0430\u0441\u0435')).status).toBe(200);
});

test.each([
  ['\u039d\u0399\u039a\u039f\u03a3', '\u03bd\u03b9\u03ba\u03bf\u03c2'],
  ['\u03bd\u03b9\u03ba\u03b1\u03c2', '\u039d\u0399\u039a\u0391\u03a3'],
  ['\u0130zmir', 'i\u0307zmir'],
  ['istanbul', 'i\u0307stanbul'],
])('refuses a stranger the username %s as %s', async (username, alike) => {
  const [owner, stranger] = [await service.account(), await service.account()];
  expect((await rename(owner, username)).status).toBe(200);
  const { status, body } = await rename(stranger, alike);
  expect([status, body.error?.errors.username[0]]).toEqual([422, expect.stringContaining('is taken by another')]);
});

test('accepts a previous username, and the current one in another letter case', async () => {
  const host = await service.account();
  const first = `grace-${host.accountId}`;
  for (const username of ['between', first, first.toUpperCase(), 'BETWEEN']) {
    expect((await rename(host, username)).body.data.username).toBe(username);
  }
  const handles = service.store.db.selectFrom('handles').select('username').where('account_id', '=', host.accountId);
  expect((await handles.execute()).map(({ username }) => username).sort()).toEqual(['BETWEEN', first.toUpperCase()]);
});

test('refuses a new username after ten changes, but not a previous one', async () => {
  const host = await service.account();
  for (let change = 1; change <= 10; change += 1) expect((await rename(host, `often-${change}`)).status).toBe(200);
  const { status, body } = await rename(host, 'often-11');
  expect([status, body.error.errors.username[0]]).toEqual([
    422,
    'has been changed too often; choose one of the previous ones, found "often-11"',
  ]);
  expect((await rename(host, 'often-3')).body.data.username).toBe('often-3');
});

test('gives a username to only one of two users who request it at the same time', async () => {
  const accounts = [await service.account(), await service.account()];
  const replies = await Promise.all(accounts.map((account) => rename(account, 'wanted-by-two')));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('keeps both usernames that a user requests at the same time', async () => {
  const host = await service.account();
  const replies = await Promise.all(['at-once-a', 'at-once-b'].map((username) => rename(host, username)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const { username } = (await service.send(host, 'GET /users/me')).body.data;
  for (const name of ['at-once-a', 'at-once-b']) {
    expect((await findBookingPage({ username: name }))?.username).toBe(username);
  }
});

test('leaves public ids with the previous username of a team working', async () => {
  const host = await service.account();
  const team = await makeTeam(service.store, [host], 'before-the-move');
  const { body } = await service.send(host, 'POST /event-types', { title: 'Talk' });
  for (const username of ['after-the-move', 'after-another-move']) {
    expect((await service.send(host, `PUT /teams/${team}`, { name: 'Team', username })).status).toBe(200);
  }
  expect(await placeOf('before-the-move/talk')).toBe(body.data.id);
});
