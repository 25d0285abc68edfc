import { describe, expect, test } from 'vitest';
import { type Instant, parseInstant, type ZoneName } from '../../../../time/index.ts';
import { listZones, searchZones } from './zone-list.ts';

const now = parseInstant('2026-11-24T12:00Z') as Instant; // real
const zones = allOf(listZones({ current: 'Europe/Berlin' as ZoneName, now, tag: 'de' })); // a real zone

describe('the list of zones', () => {
  test('begins with the current one and holds UTC', () => {
    expect(zones[0]?.zone).toBe('Europe/Berlin');
    expect(zones.filter(({ zone }) => zone === 'UTC')).toHaveLength(1);
  });

  test('runs from west to east after that', () => {
    const minutes = zones.slice(1).map((entry) => entry.minutes);
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  });

  test.each([
    ['new york', 'America/New_York'],
    ['São', 'America/Sao_Paulo'],
    ['america/new', 'America/New_York'],
    ['+5:45', 'Asia/Kathmandu'],
    ['gmt-9:30', 'Pacific/Marquesas'],
    ['utc +13', 'Pacific/Apia'],
    ['PST', 'America/Los_Angeles'],
    ['cet', 'Europe/Paris'],
    ['aedt', 'Australia/Sydney'],
    ['pacific', 'America/Los_Angeles'],
    ['asia', 'Asia/Tokyo'],
  ])('is searched for "%s"', (typed, zone) => {
    const found = searchZones(zones, typed).map((entry) => entry.zone as string);
    expect(found.some((name) => name === zone || name === 'Asia/Katmandu')).toBe(true);
  });

  test('is whole while nothing was typed', () => {
    expect(searchZones(zones, '  ')).toBe(zones);
  });

  test.runIf('getTimeZones' in Intl.Locale.prototype)('is searched for countries, in two languages', () => {
    for (const typed of ['Japan', 'Neuseeland', 'New Zealand', 'Brasilien']) {
      expect(searchZones(zones, typed).length, typed).toBeGreaterThan(0);
    }
  });

  test('puts what begins with the words first', () => {
    expect(searchZones(zones, 'lo').map(({ city }) => city.slice(0, 2))[0]).toBe('Lo');
    expect(searchZones(zones, 'pst')[0]?.searched).toContain('pacific standard time');
  });

  test('takes an offset for itself, not for the beginning of another', () => {
    expect(new Set(searchZones(zones, '+1').map(({ offset }) => offset))).toEqual(new Set(['GMT+1']));
    expect(new Set(searchZones(zones, '-3:30').map(({ offset }) => offset))).toEqual(new Set(['GMT\u22123:30']));
  });
});

function allOf<Result>(work: Iterator<undefined, Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
