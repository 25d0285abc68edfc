import { beforeAll, expect, test } from 'vitest';
import { whyWords } from '../../why/index.ts';
import { verdictOn } from './verdict.ts';

beforeAll(() => whyWords.load('en'));

const known = {} as Parameters<typeof verdictOn>[1]; // an inactive event type names nothing

test.each([
  ['moves a booking to', true, 'exception'],
  ['makes no booking for', false, 'impossible'],
])('%s a time of an event type that is switched off', (_, isMoving, kind) => {
  const nothing = { date: '2026-11-27', timezone: 'Europe/Berlin', duration: 30, offered: [], layers: [], starts: [] };
  const verdict = verdictOn({ ...nothing, reason: 'inactive' }, known, { isMoving });
  expect(verdict).toEqual({ kind, reasons: ['This event type is turned off, so nothing is offered.'] });
});
