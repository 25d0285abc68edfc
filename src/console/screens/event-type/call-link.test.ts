import { beforeEach, expect, test } from 'vitest';
import { setLocale } from '../../words/index.ts';
import { withCallLink } from './call-link.ts';
import { words } from './words/index.ts';

beforeEach(async () => {
  await setLocale(['en-GB']);
  await words.load('en');
});

const videoAt = (value: string) => ({ location: { type: 'video' as const, value } });
const before = videoAt('The link follows by email');

test('completes a new link to the call', () => {
  const changes = { title: 'Talk', ...videoAt('meet.example.com/ana') };
  expect(withCallLink(changes, before)).toEqual({ title: 'Talk', ...videoAt('https://meet.example.com/ana') });
});

test('refuses a new link that cannot be opened', () => {
  expect(() => withCallLink(videoAt('my room'), before)).toThrow(
    'Place: Enter a complete address that begins with https://.',
  );
});

test.each([
  ['other settings', { title: 'Talk' }],
  ['a link that was saved before', before],
  ['no place', { location: null }],
  ['an address in a town', { location: { type: 'in_person' as const, value: 'maja.example.com' } }],
])('leaves %s unchanged', (_, changes) => {
  expect(withCallLink(changes, before)).toEqual(changes);
});
