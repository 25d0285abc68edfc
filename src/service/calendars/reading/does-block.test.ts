import { expect, test } from 'vitest';
import { busyIn, calendar, event } from './calendar-file.testing.ts';

const time = ['DTSTART:20260302T080000Z', 'DURATION:PT1H'];
const busy = ['2026-03-02T08:00/2026-03-02T09:00'];
const declined = 'ATTENDEE;PARTSTAT=DECLINED:mailto:host@example.com';
const hostAddresses = ['host@example.com', 'host@work.example'];

test.each<[string, string, boolean, boolean]>([
  ['nothing of the kind', 'CLASS:PRIVATE', true, true],
  ['that it is opaque', 'TRANSP:OPAQUE', true, true],
  ['that it is transparent', 'TRANSP:TRANSPARENT', false, true],
  ['that it is confirmed', 'STATUS:CONFIRMED', true, true],
  ['that it is tentative', 'STATUS:TENTATIVE', true, true],
  ['that it is canceled', 'STATUS:CANCELLED', false, false],
  ['that it is canceled, in US spelling', 'STATUS:CANCELED', false, false],
  ['free to Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE', false, true],
  ['working elsewhere to Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', false, true],
  ['tentative to Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE', true, true],
  ['out of office to Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF', true, true],
  ['that the host declined', 'ATTENDEE;CN="Host: A";PARTSTAT=DECLINED:MAILTO:Host@example.com', false, true],
  [
    'that the host declined, named by something else',
    'ATTENDEE;EMAIL=Host@example.com;PARTSTAT=DECLINED:/1234/principal/',
    ...([false, true] as const),
  ],
  [
    'that the host declined at one address, and accepted at another',
    `${declined}\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:host@work.example`,
    ...([true, true] as const),
  ],
  [
    'that the host declined at one address, and might come at another',
    `ATTENDEE;PARTSTAT=TENTATIVE:mailto:host@work.example\r\n${declined}`,
    ...([true, true] as const),
  ],
  [
    'that the host declined at one address, and has not replied at another',
    `${declined}\r\nATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:host@work.example`,
    ...([false, true] as const),
  ],
  ['that the host accepted', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:host@example.com', true, true],
  ['that someone else declined', 'ATTENDEE;PARTSTAT=DECLINED:mailto:guest@example.com', true, true],
])('decides by what an entry says: %s', (_what, line, blocksWhenBusy, blocksAll) => {
  const text = calendar(event(...time, line));
  expect(busyIn(text, { hostAddresses })).toEqual(blocksWhenBusy ? busy : []);
  expect(busyIn(text, { hostAddresses, rule: 'all' })).toEqual(blocksAll ? busy : []);
});

test('finds no busy time in a calendar file that cancels meetings', () => {
  expect(busyIn(calendar('METHOD:CANCEL', event(...time)))).toEqual([]);
});

test.each([
  ['the address at which the host declined', 'Host@work.example', []],
  ['another address', 'other@work.example', busy],
  ['a title', 'Host', busy],
])('reads a declined invitation in a calendar that is named by %s', (_what, name, expected) => {
  const declined = event(...time, 'ATTENDEE;PARTSTAT=DECLINED:mailto:host@work.example');
  expect(busyIn(calendar(`X-WR-CALNAME:${name}`, declined))).toEqual(expected);
});
