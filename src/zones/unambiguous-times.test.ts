import { expect, test } from 'vitest';
import { createFormats } from '../language/index.ts';
import { asInstant, type ZoneName } from '../time/index.ts';
import { writeUnambiguousTime } from './index.ts';

test.each([
  ['Europe/Berlin', '2027-10-30T23:59Z', false],
  ['Europe/Berlin', '2027-10-31T00:00Z', true],
  ['Europe/Berlin', '2027-10-31T01:59Z', true],
  ['Europe/Berlin', '2027-10-31T02:00Z', false],
  ['Europe/Berlin', '2027-03-28T01:00Z', false],
  ['Australia/Lord_Howe', '2027-04-03T14:29Z', false],
  ['Australia/Lord_Howe', '2027-04-03T14:30Z', true],
  ['Australia/Lord_Howe', '2027-04-03T15:29Z', true],
  ['Australia/Lord_Howe', '2027-04-03T15:30Z', false],
  ['Asia/Kolkata', '2027-10-31T00:00Z', false],
])('writes the offset of a time that clocks in %s show twice, at %s: %s', (zone, at, isTwice) => {
  const clock = { instant: asInstant(Date.parse(at)), zone: zone as ZoneName, cycle: 'h23' } as const; // zones that exist
  expect(writeUnambiguousTime(createFormats('en-GB'), clock).includes('GMT')).toBe(isTwice);
});
