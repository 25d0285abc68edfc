import { expect, test } from 'vitest';
import type { WrittenMail } from '../../../mail/index.ts';
import { createPeopleContext } from '../../index.ts';
import {
  createTestLimits,
  mailedSecret,
  mailsOf,
  openConsole,
  origin,
  sendingMail,
  strongPassword,
  type TestBrowser,
} from '../../testing/index.ts';
import { requestSignInLink } from './request-link.ts';

const console = await openConsole(sendingMail);
const { service } = console;

const request = (browser: TestBrowser, email: string) => browser.send('POST sign-in/link', { email });

const mails = () => mailsOf(console);
const tokenIn = (mail: WrittenMail | undefined) => mailedSecret(mail, 'sign-in');

test('signs in by a mailed link once, within 15 minutes', async () => {
  await console.owner('one@example.com');
  expect((await request(console.browser(), 'ONE@example.com')).status).toBe(200);
  const [mail] = await mails();
  expect([mail?.to, mail?.subject]).toEqual(['one@example.com', 'Your sign-in link']);
  const token = tokenIn(mail);
  const replies = await Promise.all([1, 2, 3].map(() => console.browser().send('POST sign-in/link/use', { token })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

test('refuses a mailed link after 15 minutes', async () => {
  await console.owner('late@example.com');
  await request(console.browser(), 'late@example.com');
  const token = tokenIn((await mails())[0]);
  console.passMinutes(15);
  expect((await console.browser().send('POST sign-in/link/use', { token })).status).toBe(410);
});

test('responds alike to a known and an unknown address, and mails nothing to the unknown one', async () => {
  await console.owner('known@example.com');
  const [known, unknown] = [
    await request(console.browser(), 'known@example.com'),
    await request(console.browser(), 'nobody@example.com'),
  ];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect((await mails()).map(({ to }) => to)).toEqual(['known@example.com']);
});

test('responds before it looks up the address', async () => {
  const { clock, store } = service;
  const lookups: string[] = [];
  const people = {
    ...store.people,
    findPersonByEmail: async (email: string) => {
      lookups.push(email);
      return undefined;
    },
  };
  const tasks: (() => Promise<void>)[] = [];
  const context = createPeopleContext({
    people,
    clock,
    log: { error: () => undefined },
    limits: createTestLimits(clock),
    limitSecret: 'of this test',
    mailsLinks: true,
    mailsEvents: true,
    inBackground: (work) => tasks.push(work),
  });
  const visit = { origin, visitor: '203.0.113.9', browser: { device: '', secret: undefined }, session: undefined };
  const { ok } = await requestSignInLink(context, { visit, body: { email: 'ada@example.com' } });
  expect([ok, lookups]).toEqual([true, []]);
  await tasks[0]?.();
  expect(lookups).toEqual(['ada@example.com']);
});

test('mails three links to a person in 15 minutes, all of which work', async () => {
  await console.owner('often@example.com');
  for (let time = 0; time < 5; time += 1) {
    expect((await request(console.browser(), 'often@example.com')).status).toBe(200);
    await service.settle();
  }
  const allMails = await mails();
  expect(allMails).toHaveLength(3);
  for (const mail of allMails) {
    const { status } = await console.browser().send('POST sign-in/link/use', { token: tokenIn(mail) });
    expect(status).toBe(200);
  }
});

test('mails a link to a known browser after strangers have used up theirs', async () => {
  await console.owner('target@example.com');
  const own = console.browser();
  await own.send('POST sign-in/password', { email: 'target@example.com', password: strongPassword });
  for (let time = 0; time < 4; time += 1) {
    await request(console.browser(), 'target@example.com');
    await service.settle();
  }
  expect(await mails()).toHaveLength(3);
  await request(own, 'target@example.com');
  expect(await mails()).toHaveLength(1);
});

test('refuses a network that asks for links to many addresses', async () => {
  const browser = console.browser({ visitor: '198.51.100.20' });
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await request(browser, `a${time}@example.com`)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test('sends no link that waited for 15 minutes', async () => {
  await console.owner('held-up@example.com');
  await request(console.browser(), 'held-up@example.com');
  await service.settle();
  console.passMinutes(16);
  expect(await mails()).toEqual([]);
});

test('stores nothing that would let anyone sign in by a mailed link', async () => {
  await console.owner('secret@example.com');
  await request(console.browser(), 'secret@example.com');
  const token = tokenIn((await mails())[0]);
  const { db } = service.store;
  const payloads = await db.selectFrom('deliveries').select('payload').execute();
  const links = await db.selectFrom('sign_in_links').selectAll().execute();
  const text = JSON.stringify([payloads, links.map((link) => ({ ...link, hash: link.hash.toString('base64url') }))]);
  expect(text).not.toContain(token);
});

test.each([
  ['sends no mail', {}],
  ['keeps its mail to be read', { ...sendingMail, keepsMail: true }],
])('offers no link on a server that %s', async (_, options) => {
  const other = await openConsole(options);
  const browser = other.browser();
  const { status, body } = await request(browser, 'ada@example.com');
  expect([status, body.error.code]).toEqual([503, 'unavailable']);
  expect((await browser.send('GET session')).body.data.can.mail).toBe(false);
});

test('says whether links are mailed', async () => {
  expect((await console.browser().send('GET session')).body.data.can.mail).toBe(true);
});

test.each([
  ['sends mail', sendingMail, true],
  ['keeps its mail to be read', { ...sendingMail, keepsMail: true }, false],
  ['sends no mail', {}, false],
])('tells who is signed in to a server that %s whether participants get mail', async (_, options, sendsMail) => {
  const other = await openConsole(options);
  const browser = other.browser();
  await other.owner('grace@example.com');
  await browser.send('POST sign-in/password', { email: 'grace@example.com', password: strongPassword });
  expect((await browser.send('GET session')).body.data.sends_mail).toBe(sendsMail);
});
