import { expect, test } from 'vitest';
import { describeFault } from './describe-fault.ts';

test.each([
  ['layout', 'moon', 'layout must be month or week or column, found "moon".'],
  ['weekStart', '7', 'week-start must be a day from 0, Sunday, to 6, Saturday, found "7".'],
  ['eventType', '', 'event-type must be an event type like demo/introductory-call or 42, found none.'],
] as const)('says what was expected of %s in place of "%s"', (name, value, sentence) => {
  expect(describeFault(name, value)).toBe(sentence);
});
