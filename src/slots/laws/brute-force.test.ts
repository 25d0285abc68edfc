import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asInstant, formatInstantIn, type Instant } from '../../time/index.ts';
import { checkStart } from '../check-start.ts';
import { findSlots } from '../find-slots.ts';
import { refusalByBruteForce, slotsByBruteForce } from './brute-force.testing.ts';
import { anyQuestion, sampleOf } from './questions.testing.ts';

test('offers exactly what brute force offers', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const write = (start: Instant) => formatInstantIn(start, question.rules.zone);
      expect(findSlots(question).map(write)).toEqual(slotsByBruteForce(question).map(write));
    }),
    sampleOf(200),
  );
});

test('refuses for the reason brute force finds', () => {
  const anyMinutes = fc.array(fc.nat({ max: 2000 }));
  fc.assert(
    fc.property(anyQuestion, anyMinutes, fc.constantFrom(0, 0, 1, 30_000), (question, minutes, millis) => {
      for (const minute of minutes) {
        const start = asInstant(question.range.start + minute * 60_000 + millis);
        expect(checkStart({ ...question, start })).toBe(refusalByBruteForce({ ...question, start }));
      }
    }),
    sampleOf(200),
  );
});
