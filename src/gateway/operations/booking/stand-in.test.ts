import { expect, it } from 'vitest';
import { createSigner } from '../../tokens/index.ts';
import { standInFor } from './stand-in.ts';

const signer = createSigner(['a secret to hide with']);

it.each([
  [
    'https://meet.example/Secret-room/42?pwd=aB3',
    /^https:\/\/meet\.example\/[A-Z][a-z]{5}-[a-z]{4}\/\d{2}\?[a-z]{3}=[a-z][A-Z]\d$/,
  ],
  ['+49 30 123456', /^\+\d{2} \d{2} \d{6}$/],
  ['Hauptstraße 5, Zürich', /^[A-Z][a-z]{8}ß[a-z] \d, [A-Z]ü[a-z]{4}$/],
  ['', /^$/],
])('replaces %s with a text of the same shape', async (text, shape) => {
  const standIn = await standInFor(text, signer);
  expect(standIn).toMatch(shape);
  expect(await standInFor(text, signer)).toBe(standIn);
});

it.each(['https://meet.example/Secret-room/42', '+49 30 123456'])('does not reveal the location %s', async (text) => {
  expect(await standInFor(text, signer)).not.toBe(text);
  expect(await standInFor(text, createSigner(['another secret']))).not.toBe(await standInFor(text, signer));
});
