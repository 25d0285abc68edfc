import { expect, test } from 'vitest';
import { describeProblem } from './describe-problem.ts';

test('names 20 wrong fields, and counts the others', () => {
  const errors = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`hours.${index}`, ['is wrong']]));
  const lines = describeProblem({ code: 'validation_failed', errors }).split('\n');
  expect(lines).toHaveLength(22);
  expect(lines.slice(-2)).toEqual(['hours.19 is wrong.', '480 more fields are wrong.']);
});

test('shortens the name of a field that an agent made up', () => {
  const errors = { ['x'.repeat(60_000)]: ['is not a field of this request'] };
  expect(describeProblem({ code: 'validation_failed', errors })).toMatch(/\nx{100}… is not a field of this request\.$/);
});

test('refers an agent with a refused time to find_slots, never to fields that it does not see', () => {
  const text = describeProblem({ code: 'slot_unavailable', message: 'It is taken.' });
  expect(text).toBe('slot_unavailable: It is taken.\nCall find_slots for more times.');
});

test('tells an agent whose key lacks a scope to ask for another, without fields that it does not see', () => {
  const text = describeProblem({ code: 'insufficient_scope', message: 'book needs the scope "book".' });
  expect(text).toBe('insufficient_scope: book needs the scope "book".\nAsk the person for an API key with this scope.');
});

test.each([
  [undefined, 'access_denied: This resource belongs to another account.\nAsk the person for an API key of the account'],
  ['You were removed from this account. Ask an owner or admin', /^access_denied: You were removed [^\n]*$/],
])('suggests a key of another account only if that is the cause: %s', (message, expected) => {
  const text = describeProblem({ code: 'access_denied', ...(message !== undefined && { message }) });
  expect(text).toMatch(expected);
});
