import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asInstant } from '../../../../time/index.ts';
import type { Assignments } from '../../../records/index.ts';
import type { WeightedHost } from '../../turn-counts.ts';
import { rankHosts } from './rank-hosts.ts';

const at = (minute: number) => asInstant(minute);

test('begins with the host who got least for their weight', () => {
  const hosts = [
    { userId: 1, weight: 100 },
    { userId: 2, weight: 200 },
    { userId: 3, weight: 100 },
  ];
  const assignments = [
    { userId: 1, absentIds: [], count: 2, latestAt: at(1) },
    { userId: 2, absentIds: [], count: 3, latestAt: at(9) },
    { userId: 3, absentIds: [], count: 1, latestAt: at(5) },
  ];
  expect(rankHosts(hosts, { assignments, seed: 'a' }).map(({ userId }) => userId)).toEqual([3, 2, 1]);
});

test('begins with the host who got a meeting longest ago if all got as much', () => {
  const hosts = [1, 2, 3].map((userId) => ({ userId, weight: 100 }));
  const assignments = hosts.map(({ userId }) => ({ userId, absentIds: [], count: 4, latestAt: at(10 - userId) }));
  expect(rankHosts(hosts, { assignments, seed: 'a' }).map(({ userId }) => userId)).toEqual([3, 2, 1]);
});

test('never chooses a paused host', () => {
  expect(rankHosts([{ userId: 1, weight: 0 }], { assignments: [], seed: 'a' })).toEqual([]);
});

test('begins with different hosts at different times while no host has a meeting', () => {
  const hosts = [1, 2, 3, 4].map((userId) => ({ userId, weight: 100 }));
  const first = Array.from({ length: 100 }, (_, n) => rankHosts(hosts, { assignments: [], seed: `${n}` })[0]?.userId);
  expect(new Set(first).size).toBe(4);
});

test('counts the meetings of a day off as the average of what those who were there got for their weight', () => {
  const hosts = [
    { userId: 1, weight: 100 },
    { userId: 2, weight: 200 },
    { userId: 3, weight: 100 },
  ];
  const assignments = [
    { userId: 2, absentIds: [1], count: 8, latestAt: at(8) },
    { userId: 3, absentIds: [1], count: 4, latestAt: at(9) },
    { userId: 3, absentIds: [1, 2], count: 1, latestAt: at(10) },
  ];
  expect(rankHosts(hosts, { assignments, seed: 'a' })).toEqual([
    { userId: 1, weight: 100, assigned: 0, credit: 5 },
    { userId: 2, weight: 200, assigned: 8, credit: 2 },
    { userId: 3, weight: 100, assigned: 5, credit: 0 },
  ]);
});

test('gives no credit for meetings of a host who no longer takes turns', () => {
  const hosts = [1, 2].map((userId) => ({ userId, weight: 100 }));
  const assignments = [{ userId: 3, absentIds: [1], count: 8, latestAt: at(8) }];
  expect(rankHosts(hosts, { assignments, seed: 'a' }).map(({ credit }) => credit)).toEqual([0, 0]);
});

const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 });

test('never gives a host a whole meeting more than their share', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 300 }), (shares, meetings) => {
      const hosts = withWeights(shares);
      for (const { count, due } of giveOut(hosts, Array(meetings).fill([]))) {
        expect(count - due).toBeLessThan(1 + Number.EPSILON * meetings);
      }
    }),
  );
});

test('keeps hosts of the same weight within one meeting of each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 200 }), (hosts, meetings) => {
      const counts = giveOut(withWeights(Array(hosts).fill(100)), Array(meetings).fill([])).map(({ count }) => count);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});

/** Days on which any of the hosts are off, as bits, each with a number of meetings. */
const days = fc.array(fc.record({ off: fc.nat(255), meetings: fc.nat(40) }), { maxLength: 20 });

test('gives each host their share of the meetings on days on which they are there, whoever else has days off', () => {
  fc.assert(
    fc.property(weights, days, (shares, each) => {
      const hosts = withWeights(shares);
      const absences = each.flatMap(({ off, meetings }) => {
        const absentIds = hosts.flatMap(({ userId }) => ((off >> (userId - 1)) & 1 ? userId : []));
        return absentIds.length < hosts.length ? Array<number[]>(meetings).fill(absentIds) : [];
      });
      // A rotation among changing sets of hosts cannot keep everyone within one meeting of their share. The distance
      // grows with the number of hosts, and not with the number of meetings.
      for (const { count, due } of giveOut(hosts, absences)) expect(Math.abs(count - due)).toBeLessThan(hosts.length);
    }),
  );
});

test('gives a host who comes back from days off neither more nor fewer than their share from then on', () => {
  const others = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(others, fc.nat(60), fc.integer({ min: 1, max: 60 }), (number, before, after) => {
      const hosts = withWeights(Array(number + 1).fill(100));
      const results = giveOut(hosts, [...Array(before).fill([1]), ...Array(after).fill([])]);
      expect(Math.abs((results[0]?.count ?? 0) - after / hosts.length)).toBeLessThanOrEqual(1);
    }),
  );
});

function withWeights(shares: readonly number[]): WeightedHost[] {
  return shares.map((weight, index) => ({ userId: index + 1, weight }));
}

/** Gives a meeting to one of the hosts who are there, for each list of hosts who have the day off. */
function giveOut(hosts: readonly WeightedHost[], absences: readonly (readonly number[])[]) {
  const assignmentsByKey = new Map<string, Assignments>();
  const results = hosts.map((host) => ({ ...host, count: 0, due: 0 }));
  for (const [index, absentIds] of absences.entries()) {
    const present = results.filter(({ userId }) => !absentIds.includes(userId));
    const total = present.reduce((sum, { weight }) => sum + weight, 0);
    for (const host of present) host.due += host.weight / total;
    const next = rankHosts(hosts, { assignments: [...assignmentsByKey.values()], seed: `${index}` }).find(
      ({ userId }) => !absentIds.includes(userId),
    );
    const receiver = results.find(({ userId }) => userId === next?.userId) ?? expect.fail('no host can be booked');
    receiver.count += 1;
    const key = `${receiver.userId} without ${absentIds}`;
    const count = (assignmentsByKey.get(key)?.count ?? 0) + 1;
    assignmentsByKey.set(key, { userId: receiver.userId, absentIds, count, latestAt: at(index + 1) });
  }
  return results;
}
