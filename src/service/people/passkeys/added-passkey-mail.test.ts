import { expect, test } from 'vitest';
import {
  createAuthenticator,
  mailsOf,
  openConsole,
  origin,
  sendingMail,
  strongPassword,
  type TestConsole,
} from '../testing/index.ts';

/** Adds a passkey as someone who has German as their language. */
async function addPasskeyAs(email: string, { owner, browser }: TestConsole): Promise<number> {
  await owner(email);
  const own = browser();
  await own.send('POST sign-in/password', { email, password: strongPassword });
  await own.send('PUT v1/users/me', { locale: 'de' });
  const { body } = await own.send('POST passkeys/options');
  const credential = createAuthenticator(origin).create(body.data);
  return (await own.send('POST passkeys', { name: 'Laptop', credential })).status;
}

test('mails a person, at the address they sign in with, that a passkey was added', async () => {
  const console = await openConsole(sendingMail);
  expect(await addPasskeyAs('ada@example.com', console)).toBe(201);
  const mails = (await mailsOf(console)).map(({ to, subject }) => ({ to, subject }));
  expect(mails).toEqual([{ to: 'ada@example.com', subject: 'Ein Passkey wurde hinzugefügt' }]);
});

test('queues no mail about a passkey on a server that sends none', async () => {
  const console = await openConsole();
  expect(await addPasskeyAs('grace@example.com', console)).toBe(201);
  expect(await console.service.store.db.selectFrom('deliveries').select('kind').execute()).toEqual([]);
});
