import { type Instant, type LocalDate, parseInstant, type ZoneName } from '../time/index.ts';
import { listZones, type ZoneEntry } from './zone-list.ts';

/** A winter's day in the northern half of the world. */
const now = parseInstant('2026-11-24T12:00Z') as Instant; // a real instant

type ListOptions = {
  /** What cities are called, where it is not as in English. */
  readonly cities?: Readonly<Record<string, string>>;
  /** The month whose offsets are listed. @default those of the winter's day */
  readonly month?: LocalDate;
};

/** Lists all zones, with the names of a language for countries. */
export function listAll(tag: string, current: string, options: ListOptions = {}): ZoneEntry[] {
  const { cities = {}, ...month } = options;
  const parts = { ...month, now, tag, nameCity: (city: string) => cities[city] ?? city };
  const work = listZones(parts, current as ZoneName); // a real zone
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
