import { expect, test } from 'vitest';
import { addMinutes } from '../../../../time/index.ts';
import { lockRace, untilLockWaits } from '../../../testing/index.ts';
import { hashSecret } from '../../sessions/index.ts';
import { openConsole, origin } from '../../testing/index.ts';
import { createQuietContext } from './link-makers.testing.ts';
import { useLink } from './use-link.ts';

const console = await openConsole();
const { service } = console;
const { people } = service.store;
const inviting = await console.owner('owner@example.com');

const visit = { origin, visitor: '203.0.113.9', browser: { device: '', secret: undefined }, session: undefined };

test('signs in by a link once, without a password', async () => {
  const token = await console.link({ purpose: 'sign_in', email: 'OWNER@example.com' });
  const [first, second] = [console.browser(), console.browser()];
  const { body } = await first.send('POST sign-in/link/use', { token });
  expect(body.data).toMatchObject({ state: 'signed_in', account: { id: inviting.accountId } });
  const again = await second.send('POST sign-in/link/use', { token });
  expect([again.status, again.body.error.code]).toEqual([410, 'link_invalid']);
});

test('signs in only one of two browsers that open a link at the same time', async () => {
  const token = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
  const replies = await Promise.all([1, 2, 3].map(() => console.browser().send('POST sign-in/link/use', { token })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

test('leaves no session of a link that is used while the password is reset', lockRace, async () => {
  await console.owner('resetting@example.com');
  const token = await console.link({ purpose: 'sign_in', email: 'resetting@example.com' });
  const person = await people.findPersonByEmail('resetting@example.com');
  const id = person?.id ?? expect.fail('The owner was not kept.');
  let resetting = Promise.resolve();
  /** Uses the link, and resets the password before the session begins, or as soon as the database lets it. */
  const usingLink = (own: typeof people): typeof people => ({
    ...own,
    inOneTransaction: (work) => own.inOneTransaction((trx) => work(usingLink({ ...people, ...trx }))),
    async useLink(hash, now) {
      const isUsed = await own.useLink(hash, now);
      resetting = people.setPasswordHash(id, 'another').then(() => people.revokeSessions(id));
      await Promise.race([resetting, untilLockWaits(service.store.db, 1)]);
      return isUsed;
    },
  });
  const context = createQuietContext(console, { people: usingLink(people) });
  expect((await useLink(context, { visit, body: { token }, params: undefined, session: undefined })).ok).toBe(true);
  await resetting;
  expect(await people.listSessions(id)).toEqual([]);
});

test('uses a link up once, though several requests found it unused', async () => {
  const token = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
  const hash = hashSecret(token);
  const links = await Promise.all([1, 2].map(() => people.findLink(hash, service.clock())));
  const uses = await Promise.all([1, 2].map(() => people.useLink(hash, service.clock())));
  expect([links.map((link) => link?.purpose), uses.sort()]).toEqual([
    ['sign_in', 'sign_in'],
    [false, true],
  ]);
});

test.each([
  ['sign_in', 15],
  ['reset', 60],
] as const)('refuses a link to %s after %i minutes', async (purpose, minutes) => {
  const token = await console.link({ purpose, email: 'owner@example.com' });
  console.passMinutes(minutes);
  const { status } = await console.browser().send('POST sign-in/link/use', { token, password: 'a new long password' });
  expect(status).toBe(410);
});

test('stores only a hash of a link', async () => {
  const token = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
  const rows = await service.store.db.selectFrom('sign_in_links').selectAll().execute();
  expect(rows.some(({ expires_at }) => expires_at >= addMinutes(service.clock(), 15))).toBe(true);
  expect(JSON.stringify(rows.map(({ hash, ...row }) => ({ ...row, hash: hash.toString('base64url') })))).not.toContain(
    token,
  );
});
