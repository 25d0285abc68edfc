import { expect, test, vi } from 'vitest';
import { asInstant, type ZoneName } from '../../../time/index.ts';
import { readFile, type ThreadedFile } from './read-file.ts';

const zone = ['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500', 'END:STANDARD'];
const file = [
  ...['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'TZID:Köln-Zeit', ...zone, 'END:VTIMEZONE'],
  ...[
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;TZID=Köln-Zeit:20260302T090000',
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
  ],
].join('\r\n');
const nineInTheZone = Date.UTC(2026, 2, 2, 4);

function startsIn(bytes: Buffer, pause?: () => void): (number | undefined)[] {
  const options: ThreadedFile = {
    blocks: [new Uint8Array(bytes)],
    hostZone: 'Europe/Berlin' as ZoneName, // a name of the tz database
    range: { start: asInstant(Date.UTC(2026, 0)), end: asInstant(Date.UTC(2027, 0)) },
    hostAddresses: [],
    rule: 'busy',
    workUnits: 10_000,
    knownDigest: null,
  };
  const summary = readFile(options, pause);
  return summary.kind === 'read' ? [summary.foreign[0]] : [];
}

test('reads a name in which no line is folded', () => {
  expect(startsIn(Buffer.from(file))).toEqual([nineInTheZone]);
});

test.each(['\r\n ', '\n\t'])('reads a name that is folded by %j between the bytes of a character', (fold) => {
  const bytes = Buffer.from(file);
  const within = bytes.lastIndexOf('ö') + 1;
  const foldedFile = Buffer.concat([bytes.subarray(0, within), Buffer.from(fold), bytes.subarray(within)]);
  expect(startsIn(foldedFile)).toEqual([nineInTheZone]);
});

test('reads a file in which some characters are of no known encoding', () => {
  const latin = Buffer.from(file.replace('UID:a', 'SUMMARY:Caf\u00e9').replaceAll('Köln', 'Koeln'), 'latin1');
  expect(startsIn(latin)).toEqual([nineInTheZone]);
});

test.each([
  ['the low byte first', (bytes: Buffer) => bytes],
  ['the high byte first', (bytes: Buffer) => bytes.swap16()],
])('reads a file of UTF-16 with %s', (_what, order) => {
  expect(startsIn(order(Buffer.from(`\uFEFF${file}`, 'utf16le')))).toEqual([nineInTheZone]);
});

test('offers a pause after each line, and after each step of a recurrence', () => {
  const pausesIn = (text: string) => {
    const pause = vi.fn();
    startsIn(Buffer.from(text), pause);
    return pause.mock.calls.length;
  };
  expect(pausesIn(file)).toBeGreaterThan(file.split('\r\n').length);
  const daily = file.replace('DURATION', 'RRULE:FREQ=DAILY;COUNT=200\r\nDURATION');
  expect(pausesIn(daily)).toBeGreaterThan(pausesIn(file) + 200);
});
