import { describe, expect, test } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { budgetLaws } from './budget-laws.testing.ts';
import { createMemoryBudget } from './memory-budget.ts';

describe('a budget in memory', () => budgetLaws(createMemoryBudget));

test('ends the pause of a budget when the clock is put back', async () => {
  let now = asInstant(Date.parse('2026-03-02T08:00:00Z'));
  const budget = createMemoryBudget({ requestsPerMinute: 60, clock: () => now });
  await budget.pause(7);
  now = asInstant(now - 3_600_000);
  expect(await budget.take('booking')).toMatchObject({ ok: true });
});

test('keeps the longer of two pauses of a budget', async () => {
  const budget = createMemoryBudget({ requestsPerMinute: 60, clock: () => asInstant(0) });
  await budget.pause(30);
  await budget.pause(7);
  expect(await budget.take('booking')).toEqual({ ok: false, retryAfterSeconds: 30 });
});
