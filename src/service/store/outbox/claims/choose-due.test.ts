import { expect, test } from 'vitest';
import { asInstant } from '../../../../time/index.ts';
import { chooseDue } from './choose-due.ts';
import type { Queue } from './delivery-queues.ts';

const now = asInstant(Date.parse('2026-03-02T08:00Z'));

function queueOf(ids: readonly string[], underWay = 0): Queue {
  const waiting = ids.map((id) => ({ id, nextAttemptAt: now }));
  return { underWay, places: 4, restsUntil: null, claimSecondsLeft: null, waiting };
}

function choose(queues: readonly Queue[], lots: readonly number[], limit = 1): string[] {
  const remainder = [...lots];
  return chooseDue(queues, { channel: 'webhook', now, limit, claimSeconds: 20, random: () => remainder.shift() ?? 0 });
}

test('chooses at random among webhooks with equally many attempts under way', () => {
  const queues = [queueOf(['a']), queueOf(['b'])];
  expect([choose(queues, [0.1, 0.9]), choose(queues, [0.9, 0.1])]).toEqual([['a'], ['b']]);
});

test('prefers the webhook with the fewest attempts under way', () => {
  expect(choose([queueOf(['a'], 1), queueOf(['b'])], [0.1, 0.9])).toEqual(['b']);
});

test('gives each webhook one attempt before any has a second', () => {
  const queues = [queueOf(['a1', 'a2']), queueOf(['b1', 'b2'])];
  expect(choose(queues, [0.1, 0.1, 0.9, 0.9], 3)).toEqual(['a1', 'b1', 'a2']);
});
