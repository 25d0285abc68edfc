import { describe, expect, it } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { limitsLaws } from './limits-laws.testing.ts';
import { createMemoryLimits } from './memory-limits.ts';

describe('limits in memory', () => limitsLaws(createMemoryLimits));

it('keeps the permits of one kind while many of another kind are held and released', async () => {
  const limits = createMemoryLimits(() => asInstant(0));
  const permit = { name: 'x', until: asInstant(1), max: 1 };
  await limits.acquire('open ada', permit);
  for (let attempt = 0; attempt < 60_000; attempt += 1) await limits.acquire(`unanswered ${attempt}`, permit);
  expect((await limits.listHeld('open ada')).names).toEqual(['x']);
});

it('does not forget other counts while many addresses read', async () => {
  const limits = createMemoryLimits(() => asInstant(0));
  const once = { max: 1, windowSeconds: 7200 };
  await limits.count('form used', once);
  for (let address = 0; address < 60_000; address += 1) await limits.count(`read ${address}`, once);
  expect((await limits.count('form used', once)).isOver).toBe(true);
  expect((await limits.count('read 0', once)).isOver).toBe(false);
});
