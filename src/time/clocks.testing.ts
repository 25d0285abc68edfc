import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { asInstant, type Instant } from './instant.ts';
import { type LocalDate, parseLocalDate } from './local-date.ts';
import { parseInstant } from './parse-instant.ts';
import { isZoneName, type ZoneName } from './zones/index.ts';

/** Zones with unusual transitions, and some with none. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/Dublin', // winter time is the exception there
  'America/New_York',
  'America/St_Johns', // half past the hour; put back at 00:01 until 2011
  'America/Sao_Paulo', // midnight skipped until 2018
  'America/Havana', // midnight repeated
  'America/Nuuk',
  'America/Caracas', // changed by half an hour, twice
  'Africa/Cairo',
  'Africa/Casablanca', // put back for Ramadan
  'Africa/Monrovia', // -00:44:30 until 1972
  'Antarctica/Casey', // changes by three hours
  'Antarctica/Troll', // changes by two hours
  'Asia/Beirut',
  'Asia/Gaza',
  'Asia/Kathmandu',
  'Asia/Pyongyang',
  'Australia/Lord_Howe', // changes by half an hour
  'Pacific/Apia', // no 30 December 2011
  'Pacific/Chatham',
  'Pacific/Kiritimati',
].map(zone);

export const anyZone = fc.constantFrom(...zones);

/** Instants in years when all offsets are whole minutes and the tz database has all transitions. */
export const anyInstant = fc.integer({ min: Date.UTC(1973, 0), max: Date.UTC(2036, 0) }).map((millis) => at(millis));

/** A zone, and an instant within three days of one of its transitions if it has any. */
export const nearTransition = fc
  .tuple(anyZone, anyInstant, fc.integer({ min: -3 * 1440, max: 3 * 1440 }))
  .map(([zoneName, instant, minutes]) => {
    const next = zonedAt(instant, zoneName).getTimeZoneTransition('next');
    const center = next && next.year < 2037 ? next.epochMilliseconds : instant;
    return { zone: zoneName, instant: at(center + minutes * 60_000) };
  });

/** Reads a clock with Temporal, which shares no arithmetic with this folder. */
export function zonedAt(instant: Instant, zoneName: ZoneName): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zoneName);
}

export function zone(name: string): ZoneName {
  if (!isZoneName(name)) throw new Error(`no such zone: ${name}`);
  return name;
}

export function date(text: string): LocalDate {
  const parsed = parseLocalDate(text);
  if (!parsed) throw new Error(`no such date: ${text}`);
  return parsed;
}

/** An instant, written as ISO 8601 or as milliseconds. */
export function at(time: string | number): Instant {
  if (typeof time === 'number') return asInstant(time);
  const parsed = parseInstant(time);
  if (parsed === undefined) throw new Error(`no such instant: ${time}`);
  return parsed;
}
