import { expect, test } from 'vitest';
import { field } from './field.testing.ts';
import { guestFaults, guestsBesideInvitee, guestsIn } from './guests.ts';

const fields = [
  field({ identifier: 'team', type: 'multiple_emails' }),
  field({ identifier: 'family', type: 'multiple_emails' }),
  field({ identifier: 'interests', type: 'checkbox', options: ['d@example.org'] }),
];
const people = Array.from({ length: 11 }, (_, index) => `guest${index}@example.org`);

test('counts each guest once, regardless of letter case', () => {
  const answers = { team: ['b@example.org', 'B@example.org'], family: ['b@EXAMPLE.org', 'c@example.org'] };
  expect(guestsIn(answers, fields)).toEqual(['b@example.org', 'c@example.org']);
});

test('leaves the invitee out of the guests, regardless of letter case', () => {
  const answers = { email: 'Ada@example.org', team: ['ada@example.org', 'b@example.org'] };
  expect(guestsBesideInvitee(answers, fields)).toEqual(['b@example.org']);
});

test('does not count a chosen option as a guest', () => {
  expect(guestsIn({ interests: ['d@example.org'] }, fields)).toEqual([]);
});

test('accepts ten guests', () => {
  expect(guestFaults(people.slice(0, 10), fields)).toEqual({});
});

test('refuses an eleventh guest at each field for guests', () => {
  const fault = { kind: 'too_many_guests', max: 10, found: 11 };
  expect(guestFaults(people, fields)).toEqual({ team: fault, family: fault });
});
