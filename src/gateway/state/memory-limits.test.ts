import { describe, expect, it } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { limitsLaws } from './limits-laws.testing.ts';
import { createMemoryLimits } from './memory-limits.ts';

describe('limits in memory', () => limitsLaws(createMemoryLimits));

it('keeps the places of one kind while many of another kind are held and freed', async () => {
  const limits = createMemoryLimits(() => asInstant(0));
  const place = { name: 'x', until: asInstant(1), most: 1 };
  await limits.hold('open ada', place);
  for (let attempt = 0; attempt < 60_000; attempt += 1) await limits.hold(`unanswered ${attempt}`, place);
  expect((await limits.held('open ada')).names).toEqual(['x']);
});

it('does not forget other counts while many addresses read', async () => {
  const limits = createMemoryLimits(() => asInstant(0));
  const once = { most: 1, perSeconds: 7200 };
  await limits.count('form used', once);
  for (let address = 0; address < 60_000; address += 1) await limits.count(`read ${address}`, once);
  expect((await limits.count('form used', once)).isOver).toBe(true);
  expect((await limits.count('read 0', once)).isOver).toBe(false);
});
