import { expect, test } from 'vitest';
import { completeLink, isLink } from './complete-link.ts';

test.each([
  ['meet.example.com/maja', 'https://meet.example.com/maja'],
  [' meet.example.com ', 'https://meet.example.com'],
  ['meet.example.com:8443/{id}?pwd=a', 'https://meet.example.com:8443/{id}?pwd=a'],
  ['bücher.example', 'https://bücher.example'],
  ['https://meet.example.com/maja', 'https://meet.example.com/maja'],
  ['HTTP://meet.example.com', 'HTTP://meet.example.com'],
])('completes %s to a link', (text, link) => {
  expect(completeLink(text)).toBe(link);
  expect(isLink(link)).toBe(true);
});

test.each([
  'my room',
  'maja',
  'maja@example.com',
  '1.5',
  'javascript:alert(1)',
  'zoommtg://zoom.us/join',
  'https://',
  '',
])('takes %s for no link', (text) => {
  expect(completeLink(text)).toBe(text);
  expect(isLink(text)).toBe(false);
});
