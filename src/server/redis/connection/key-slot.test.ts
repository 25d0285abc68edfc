import { expect, test } from 'vitest';
import { keySlot } from './key-slot.ts';

// The first three come from the cluster specification and from Redis's own tests.
test.each([
  ['123456789', 0x31c3],
  ['foo', 12_182],
  ['{user1000}.following', keySlot('user1000')],
  ['sched:cache:{account 3}:group', keySlot('account 3')],
  ['foo{}{bar}', 8363],
  ['foo{{bar}}zap', keySlot('{bar')],
  ['foo{bar}{zap}', keySlot('bar')],
  ['', 0],
])('finds the slot of "%s" as Redis does', (key, slot) => {
  expect(keySlot(key)).toBe(slot);
});
