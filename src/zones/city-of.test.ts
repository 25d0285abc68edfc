import { describe, expect, test } from 'vitest';
import { isIntlZone, type ZoneName } from '../time/index.ts';
import { cityOf } from './city-of.ts';

const zone = (name: string) => name as ZoneName; // real zones, written here

describe('a zone', () => {
  test.each([
    ['Europe/Berlin', 'Berlin'],
    ['America/New_York', 'New York'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['Asia/Calcutta', 'Kolkata'],
    ['UTC', 'UTC'],
  ])('names %s after its city, %s', (name, city) => {
    expect(cityOf(zone(name))).toBe(city);
  });

  test.each(['+05:30', '', 'Mars/Olympus', '-3'])('rejects "%s" as a zone name', (text) => {
    expect(isIntlZone(text)).toBe(false);
  });
});
