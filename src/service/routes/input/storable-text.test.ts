import { expect, test } from 'vitest';
import { findUnstorable } from './storable-text.ts';

const nul = 'must be text without NUL characters and halves of characters';
const name = 'is not a name that can be used';

test.each([
  ['a NUL in a text', '{"answers": {"name": "A\\u0000"}}', { 'answers.name': [nul] }],
  ['half a surrogate pair', '{"answers": {"tags": ["ok", "\\ud83d"]}}', { 'answers.tags.1': [nul] }],
  ['a NUL in a name', '{"metadata": {"a\\u0000": "b"}}', { 'metadata.a\u0000': [name] }],
  ['the prototype', '{"__proto__": {"trusted": true}}', { ['__proto__']: [name] }],
  ['the constructor', '{"metadata": {"constructor": "b"}}', { 'metadata.constructor': [name] }],
  ['a text alone', '"\\u0000"', { body: [nul] }],
])('reports text that cannot be stored: %s', (_, json, expected) => {
  expect(findUnstorable(JSON.parse(json))).toEqual(expected);
});

test('accepts surrogate pairs, joiners and other characters', () => {
  expect(findUnstorable({ a: ['👩‍👩‍👧', '\u202e', '\u0001', 'ÿ'], b: null, c: 1, d: true })).toEqual({});
});

test('stops at values nested too deeply', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(Object.values(findUnstorable(deep))).toEqual([['is nested too deeply']]);
});

test('reports no more than a request of the largest size contains', () => {
  const long = 'k'.repeat(20_000);
  const text = JSON.stringify(findUnstorable({ [long]: { [long]: Array(8000).fill('\u0000') } }));
  expect(text.length).toBeLessThan(64_000);
});

test('leaves prototypes unchanged by reserved names', () => {
  findUnstorable(JSON.parse('{"__proto__": {"polluted": true}}'));
  expect({}).not.toHaveProperty('polluted');
});
