import { expect, test } from 'vitest';
import { rescheduleEntry } from './reschedule-entry.ts';

function entry(uid: string, day: string, ...more: string[]): string {
  return ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:202603${day}T090000Z`, ...more, 'END:VEVENT'].join('\r\n');
}

const fileOf = (...entries: string[]) => ['BEGIN:VCALENDAR', ...entries, 'END:VCALENDAR', ''].join('\r\n');
const bookingFile = fileOf(entry('own', '05', 'DTEND:20260305T093000Z', 'SEQUENCE:1'));

test('gives the entry its new time and leaves other entries as they are', () => {
  const file = fileOf(entry('other', '02'), entry('own', '03', 'DURATION:PT30M', 'SUMMARY:Plans'));
  expect(rescheduleEntry({ hostFile: file, ownFile: bookingFile, uid: 'own', isReassigned: false })).toBe(
    fileOf(
      entry('other', '02'),
      [
        ...['BEGIN:VEVENT', 'DTSTART:20260305T090000Z', 'DTEND:20260305T093000Z', 'SEQUENCE:1'],
        ...['UID:own', 'SUMMARY:Plans', 'END:VEVENT'],
      ].join('\r\n'),
    ),
  );
});

test('changes nothing in a file without the entry of the event', () => {
  expect(
    rescheduleEntry({ hostFile: fileOf(entry('other', '02')), ownFile: bookingFile, uid: 'own', isReassigned: false }),
  ).toBeUndefined();
});

test('gives the entry of a reassigned event its new place, or none', () => {
  const file = fileOf(entry('own', '03', 'LOCATION;LANGUAGE=en:Room of Grace,', ' first floor', 'SUMMARY:Plans'));
  const reschedule = (...place: string[]) => {
    const ownFile = fileOf(entry('own', '05', 'SEQUENCE:2', ...place));
    return rescheduleEntry({ hostFile: file, ownFile, uid: 'own', isReassigned: true });
  };
  const rest = ['UID:own', 'SUMMARY:Plans', 'END:VEVENT'];
  const time = ['BEGIN:VEVENT', 'DTSTART:20260305T090000Z', 'SEQUENCE:2'];
  expect(reschedule('LOCATION:Room of Ben')).toBe(fileOf([...time, 'LOCATION:Room of Ben', ...rest].join('\r\n')));
  expect(reschedule()).toBe(fileOf([...time, ...rest].join('\r\n')));
});

// Searching for the end of each again, or for the end of blank lines at each, would never finish.
test('reschedules an entry in a file of many others and blank lines', () => {
  const others = `${entry('other', '02')}\r\n`.repeat(50_000);
  const file = `BEGIN:VCALENDAR\r\n${others}${'\r\n'.repeat(200_000)}${entry('own', '03')}\r\nEND:VCALENDAR`;
  expect(rescheduleEntry({ hostFile: file, ownFile: bookingFile, uid: 'own', isReassigned: false })).toContain(
    'DTSTART:20260305T090000Z',
  );
});
