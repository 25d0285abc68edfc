import { expect, test } from 'vitest';
import { busyIn, calendar, faultOf, read } from './calendar-file.testing.ts';

const busy = ['2026-03-02T08:00/2026-03-02T09:00'];

test('blocks every listed time that is not free', () => {
  const list = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY:20260302T080000Z/20260302T090000Z,20260302T100000Z/PT30M',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260303T080000Z/20260303T090000Z',
    'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20260304T080000Z/20260304T090000Z',
    'FREEBUSY;FBTYPE=FREE:20260305T080000Z/20260305T090000Z',
    'END:VFREEBUSY',
  ];
  expect(busyIn(calendar(...list))).toEqual([
    '2026-03-02T08:00/2026-03-02T09:00',
    '2026-03-02T10:00/2026-03-02T10:30',
    '2026-03-03T08:00/2026-03-03T09:00',
    '2026-03-04T08:00/2026-03-04T09:00',
  ]);
});

const listOf = (...lines: string[]) => calendar('BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY');
const listed = 'FREEBUSY:20260302T080000Z/20260302T090000Z';

test('blocks the readable times of a list, and counts the others as unreadable', () => {
  const text = listOf('FREEBUSY:20260303T090000Z/20260303T080000Z,20260303T100000Z/later', listed);
  expect(busyIn(text)).toEqual(busy);
  expect(read(text)).toMatchObject({ entries: 3, unreadableLines: [4, 4] });
});

test.each(['FREEBUSY:', 'FREEBUSY:,', 'FREEBUSY;FBTYPE=FREE:never'])('ignores %s in a list of busy times', (line) => {
  expect(busyIn(listOf(line, listed))).toEqual(busy);
  expect(read(listOf(line, listed))).toMatchObject({ entries: 1, unreadableLines: [] });
});

test('rejects a list with many unreadable busy times', () => {
  expect(faultOf(read(listOf(listed, `FREEBUSY:${Array(6).fill('never')}`)))).toBe('too_many_unreadable');
});
