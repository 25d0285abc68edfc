import { describe, expect, test } from 'vitest';
import { type Instant, parseInstant, type ZoneName } from '../../../time/index.ts';
import { listZones, searchZones } from './zone-list.ts';

const now = parseInstant('2026-11-24T12:00Z') as Instant; // real
const zones = listZones('Europe/Berlin' as ZoneName, now); // a real zone

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
  ])('is searched for "%s"', (typed, zone) => {
    const found = searchZones(zones, typed).map((entry) => entry.zone as string);
    expect(found.some((name) => name === zone || name === 'Asia/Katmandu')).toBe(true);
  });

  test('is whole while nothing was typed', () => {
    expect(searchZones(zones, '  ')).toBe(zones);
  });
});
