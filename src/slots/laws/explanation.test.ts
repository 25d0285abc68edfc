import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusals } from '../../contract/index.ts';
import { addMinutes, asInstant, localDateAt, overlaps } from '../../time/index.ts';
import { checkStart } from '../check-start.ts';
import { explainDay } from '../explain-day.ts';
import { findSlots } from '../find-slots.ts';
import { refusalByBruteForce } from './brute-force.testing.ts';
import { anyQuestion, sampleOf } from './questions.testing.ts';

test('marks exactly the slots as offered', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { starts } = explainDay(question);
      const offer = starts.filter(({ refusals }) => refusals.length === 0).map(({ start }) => start);
      expect(offer).toEqual(findSlots(question));
    }),
    sampleOf(10_000),
  );
});

test('lists the reason for refusing a booking first', () => {
  fc.assert(
    fc.property(anyQuestion, fc.nat({ max: 2000 }), fc.constantFrom(0, 0, 1), (question, minute, millis) => {
      const start = asInstant(question.range.start + minute * 60_000 + millis);
      const range = { start, end: asInstant(start + 1) };
      const [explained] = explainDay({ ...question, range, start }).starts;
      expect(explained?.refusals[0]?.reason).toBe(checkStart({ ...question, start }));
      expect(explained?.refusals[0]?.reason).toBe(refusalByBruteForce({ ...question, start }));
    }),
    sampleOf(2000),
  );
});

test('tries every rule that can refuse a time', () => {
  const questions = fc.sample(fc.tuple(anyQuestion, fc.nat({ max: 2000 })), { numRuns: 400, seed: 1 });
  const reasons = questions.flatMap(([question, minute]) => {
    const anyStart = asInstant(question.range.start + minute * 60_000);
    const { starts } = explainDay({
      ...question,
      range: { start: anyStart, end: addMinutes(anyStart, 1) },
      start: anyStart,
    });
    return starts.flatMap((start) => start.refusals.map(({ reason }) => reason));
  });
  const hint = 'Let createStartCheck yield it, and questions.testing.ts hold values with which it refuses.';
  expect(new Set(reasons), hint).toEqual(new Set(refusals));
});

test('names a cause for every refusal', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = question.rules;
      for (const { start, refusals } of explainDay(question).starts) {
        const interval = {
          start: addMinutes(start, -bufferBeforeMinutes),
          end: addMinutes(start, durationMinutes + bufferAfterMinutes),
        };
        for (const refusal of refusals) {
          if (refusal.reason === 'notice') expect(refusal.earliest).toBeGreaterThan(start);
          if (refusal.reason === 'window') {
            expect(localDateAt(start, question.rules.limitsZone) > refusal.lastDate).toBe(true);
          }
          if (refusal.reason === 'limit') expect(refusal.limits.length).toBeGreaterThan(0);
          if (refusal.reason === 'taken') {
            expect(refusal.busy.length).toBeGreaterThan(0);
            expect(refusal.busy.every((busy) => overlaps(busy, interval))).toBe(true);
          }
        }
      }
    }),
    sampleOf(1000),
  );
});
