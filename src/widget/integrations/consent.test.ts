import { expect, test } from 'vitest';
import { isGranted } from './consent.ts';

const granted = { analytics_storage: 'granted' };
const denied = { analytics_storage: 'denied' };
const inSpain = { region: ['ES'] };

/** As `gtag` pushes: its very arguments. */
function gtag(..._command: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: they are what is pushed
  return arguments;
}

test.each<[string, unknown[], boolean]>([
  ['nothing', [{ event: 'gtm.js' }], false],
  ['a default that grants', [gtag('consent', 'default', granted)], true],
  ['a list in place of arguments', [['consent', 'update', granted]], true],
  ['a choice after a default', [gtag('consent', 'default', denied), gtag('consent', 'update', granted)], true],
  ['a choice taken back', [gtag('consent', 'update', granted), gtag('consent', 'update', denied)], false],
  [
    'a choice of something else',
    [gtag('consent', 'update', granted), gtag('consent', 'update', { ad_storage: 'denied' })],
    true,
  ],
  ['advertising alone', [gtag('consent', 'update', { ad_storage: 'granted' })], false],
  ['a default for a region that grants', [gtag('consent', 'default', { ...granted, ...inSpain })], false],
  [
    'a default for a region that denies',
    [gtag('consent', 'default', granted), gtag('consent', 'default', { ...denied, ...inSpain })],
    false,
  ],
  [
    'a default for all after a region that denies',
    [gtag('consent', 'default', { ...denied, ...inSpain }), gtag('consent', 'default', granted)],
    false,
  ],
  [
    'a choice after a region that denies',
    [gtag('consent', 'default', { ...denied, ...inSpain }), gtag('consent', 'update', granted)],
    true,
  ],
  [
    'a default that comes after a refusal',
    [gtag('consent', 'update', denied), gtag('consent', 'default', granted)],
    false,
  ],
  ['a default that denies, late', [gtag('consent', 'update', granted), gtag('consent', 'default', denied)], false],
  ['the later of two defaults', [gtag('consent', 'default', denied), gtag('consent', 'default', granted)], true],
  ['an unknown word', [gtag('consent', 'update', { analytics_storage: 'maybe' })], false],
  [
    'what is no command',
    [null, undefined, 7, 'consent', ['consent'], ['consent', 'update', null], () => granted],
    false,
  ],
])('reads consent from %s', (_, layer, expected) => {
  expect(isGranted(layer)).toBe(expected);
});

test('finds no consent in anything but a data layer', () => {
  expect(isGranted(undefined)).toBe(false);
  expect(isGranted({ 0: ['consent', 'update', granted], length: 1 })).toBe(false);
});
