import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asInstant } from '../../../../time/index.ts';
import type { Assignments } from '../../../records/index.ts';
import { rankHosts, type WeightedHost } from './rank-hosts.ts';

const at = (minute: number) => asInstant(minute);

test('begins with the host who got least for their weight', () => {
  const hosts = [
    { userId: 1, weight: 100 },
    { userId: 2, weight: 200 },
    { userId: 3, weight: 100 },
  ];
  const assigned = [
    { userId: 1, count: 2, latestAt: at(1) },
    { userId: 2, count: 3, latestAt: at(9) },
    { userId: 3, count: 1, latestAt: at(5) },
  ];
  expect(rankHosts(hosts, { assigned, seed: 'a' }).map(({ userId }) => userId)).toEqual([3, 2, 1]);
});

test('begins with the host who got a meeting longest ago if all got as much', () => {
  const hosts = [1, 2, 3].map((userId) => ({ userId, weight: 100 }));
  const assigned = hosts.map(({ userId }) => ({ userId, count: 4, latestAt: at(10 - userId) }));
  expect(rankHosts(hosts, { assigned, seed: 'a' }).map(({ userId }) => userId)).toEqual([3, 2, 1]);
});

test('never chooses a paused host', () => {
  expect(rankHosts([{ userId: 1, weight: 0 }], { assigned: [], seed: 'a' })).toEqual([]);
});

test('begins with different hosts at different times while no host has a meeting', () => {
  const hosts = [1, 2, 3, 4].map((userId) => ({ userId, weight: 100 }));
  const first = Array.from({ length: 100 }, (_, n) => rankHosts(hosts, { assigned: [], seed: `${n}` })[0]?.userId);
  expect(new Set(first).size).toBe(4);
});

const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 });

test('never gives a host a whole meeting more than their share', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 300 }), (shares, meetings) => {
      const hosts = shares.map((weight, index): WeightedHost => ({ userId: index + 1, weight }));
      const total = shares.reduce((sum, weight) => sum + weight, 0);
      for (const { userId, count } of giveOut(hosts, meetings)) {
        const wanted = (meetings * (shares[userId - 1] ?? 0)) / total;
        expect(count - wanted).toBeLessThan(1 + Number.EPSILON * meetings);
      }
    }),
  );
});

test('keeps hosts of the same weight within one meeting of each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 200 }), (hosts, meetings) => {
      const counts = giveOut(
        Array.from({ length: hosts }, (_, index) => ({ userId: index + 1, weight: 100 })),
        meetings,
      ).map(({ count }) => count);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});

/** Gives meetings to hosts who can always be booked. */
function giveOut(hosts: readonly WeightedHost[], meetings: number): Assignments[] {
  const assigned = hosts.map(({ userId }) => ({ userId, count: 0, latestAt: at(0) }));
  for (let meeting = 1; meeting <= meetings; meeting += 1) {
    const [next] = rankHosts(hosts, { assigned: assigned.filter(({ count }) => count > 0), seed: `${meeting}` });
    const got = assigned.find(({ userId }) => userId === next?.userId) ?? expect.fail('no host can be booked');
    Object.assign(got, { count: got.count + 1, latestAt: at(meeting) });
  }
  return assigned;
}
