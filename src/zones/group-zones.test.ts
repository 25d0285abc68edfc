import { expect, test } from 'vitest';
import type { ZoneName } from '../time/index.ts';
import { groupZones, type ZoneGroup } from './group-zones.ts';
import { listAll } from './zones.testing.ts';

function group(tag: string, current: string, host?: string): ZoneGroup[] {
  const parts = { current, host, ofBrowser: current } as { current: ZoneName; host: ZoneName; ofBrowser: ZoneName }; // real zones
  return groupZones(listAll(tag, current), { ...parts, titles: { suggested: 'Suggested', all: 'All' } });
}

const namesOf = (group: ZoneGroup | undefined) => group?.entries.map(({ zone }) => zone as string);

test('opens the list with the zones of the invitee and of the host', () => {
  const [suggested] = group('en', 'America/New_York', 'Europe/Berlin');
  expect(suggested?.title).toBe('Suggested');
  expect(namesOf(suggested)?.slice(0, 2)).toEqual(['America/New_York', 'Europe/Berlin']);
});

test('suggests the zone that host and invitee share only once', () => {
  expect(
    namesOf(group('en', 'Europe/Berlin', 'Europe/Berlin')[0])?.filter((zone) => zone === 'Europe/Berlin'),
  ).toHaveLength(1);
});

test('suggests the most populous near zones of the continent, from west to east', () => {
  const near = namesOf(group('en', 'America/New_York')[0])?.slice(1) ?? [];
  expect(near).toEqual(expect.arrayContaining(['America/Los_Angeles', 'America/Denver', 'America/Chicago']));
  expect(near).not.toContain('Pacific/Midway');
});

test('lists all zones from west to east after the suggested ones', () => {
  const all = group('ja', 'Asia/Tokyo')[1];
  expect(all?.title).toBe('All');
  expect(namesOf(all)).toEqual(expect.arrayContaining(['UTC', 'Asia/Tokyo', 'Pacific/Midway']));
  const minutes = all?.entries.map((entry) => entry.minutes) ?? [];
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
});
