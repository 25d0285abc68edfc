import { describe, expect, it } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { limitsLaws } from './limits-laws.testing.ts';
import { createMemoryLimits } from './memory-limits.ts';

describe('limits in memory', () => limitsLaws(createMemoryLimits));

it('forgets no other count while many addresses read', async () => {
  const limits = createMemoryLimits(() => asInstant(0));
  const once = { most: 1, perSeconds: 7200 };
  await limits.count('form used', once);
  for (let address = 0; address < 60_000; address += 1) await limits.count(`read ${address}`, once);
  expect((await limits.count('form used', once)).isOver).toBe(true);
  expect((await limits.count('read 0', once)).isOver).toBe(false);
});
