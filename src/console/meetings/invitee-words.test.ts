import { expect, test } from 'vitest';
import { sampleEvent } from '../testing/index.ts';
import { inviteeWords } from './index.ts';

const wordsOf = (answers: Record<string, string | boolean | string[]>) =>
  inviteeWords(sampleEvent({ answers: { name: 'Ada Lovelace', email: 'ada@example.org', ...answers } }));

test.each([
  ['the longest text', { topic: 'Pricing', notes: 'Pricing for\na team of twelve' }, 'Pricing for a team of twelve'],
  ['nothing where only the contact is named', {}, undefined],
  ['no telephone number', { phone: '+49 30 901820' }, undefined],
  ['no ticks and no lists', { terms: true, topics: ['Design', 'Code'] }, undefined],
])('shows %s of the invitee’s answers', (_, answers, expected) => {
  expect(wordsOf(answers)).toBe(expected);
});
