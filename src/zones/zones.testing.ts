import { type Instant, parseInstant, type ZoneName } from '../time/index.ts';
import { listZones, type ZoneEntry } from './zone-list.ts';

/** A winter's day in the northern half of the world. */
const now = parseInstant('2026-11-24T12:00Z') as Instant; // a real instant

/** Lists all zones, with the names of a language for countries and of a record for cities. */
export function listAll(tag: string, current: string, cities: Readonly<Record<string, string>> = {}): ZoneEntry[] {
  const work = listZones({ now, tag, nameCity: (city) => cities[city] ?? city }, current as ZoneName); // a real zone
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
