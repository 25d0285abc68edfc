import { expect, test } from 'vitest';
import type { User } from '../../../contract/index.ts';
import { at } from '../testing/index.ts';
import { writeConfirmation } from './confirm-email.ts';

const email = 'new@example.com';
const grace: User = {
  id: 1,
  first_name: 'Grace',
  last_name: 'Hopper',
  username: 'grace',
  email: 'old@example.com',
  timezone: 'UTC',
  time_format: 24,
  start_of_week: 1,
  avatar: '',
  unconfirmed_email: email,
  updated_at: '2026-03-02T07:00:00+00:00',
};

test.each([
  ['ja', { first_name: '太郎', last_name: '山田' }, '山田太郎 様'],
  ['zh', { first_name: '伟', last_name: '王' }, '王伟，您好：'],
  ['ja', {}, 'Grace Hopper 様'],
  ['de', {}, 'Guten Tag Grace Hopper,'],
])('greets a user by the full name, in the order of its characters: %s', async (locale, names, greeting) => {
  const never = async () => undefined;
  const link = 'https://book.example/#token';
  const consoleLinks = { confirmEmail: async () => link, signIn: never, invitation: never, booking: never };
  const records = { findUser: async () => ({ ...grace, ...names, locale }) };
  const payload = { type: 'user.email_entered', data: { user_id: 1, email } } as const;
  const writing = { accountId: 1, records, consoleLinks, brand: { name: '', color: null, logo: undefined } };
  const mail = await writeConfirmation(payload, { ...writing, now: at('2026-03-02T10:00Z') });
  expect(String(mail?.text).replace(/[\u2066-\u2069]/g, '')).toContain(greeting);
});
