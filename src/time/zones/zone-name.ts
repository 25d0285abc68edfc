import { zoneNames } from './zone-names.ts';

/** A name of the tz database, as it writes it: `Europe/Berlin`, `Asia/Calcutta`, `UTC`. Never an offset. */
export type ZoneName = string & { readonly __brand: 'ZoneName' };

/** The zone of UTC. */
export const utc = 'UTC' as ZoneName; // a name of the tz database

let names: ReadonlySet<string> | undefined;
let namesInSmallLetters: ReadonlyMap<string, string> | undefined;
/** Names that this machine is known to support. */
const readable = new Set<string>();

/**
 * Returns whether `text` is a zone or a link of the tz database in the database's own letter case. Offsets (`+05:30`),
 * `local`, `utc` and names that only ICU has (`IST`) are not.
 */
export function isZoneName(text: string): text is ZoneName {
  names ??= new Set(allNames());
  return names.has(text) && canRead(text);
}

/**
 * Returns the zone or link that `text` names in any letter case, as the database writes it. Returns undefined for an
 * unknown name.
 */
export function zoneNameInAnyCase(text: string): ZoneName | undefined {
  namesInSmallLetters ??= new Map(allNames().map((name) => [name.toLowerCase(), name]));
  const name = namesInSmallLetters.get(text.toLowerCase());
  return name !== undefined && isZoneName(name) ? name : undefined;
}

function allNames(): string[] {
  return [...listedNames(), ...Intl.supportedValuesOf('timeZone')];
}

function listedNames(): string[] {
  return Object.entries(zoneNames).flatMap(([area, places]) =>
    places.split(' ').map((place) => (area ? `${area}/${place}` : place)),
  );
}

// A name younger than this machine's zone data is refused rather than read as some other zone.
function canRead(zone: string): boolean {
  // Checking a name takes longer than all other checks of a request.
  if (readable.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    readable.add(zone);
    return true;
  } catch {
    return false;
  }
}
