import { isZoneName, utc, type ZoneName, zoneNameInAnyCase } from '../../../../time/index.ts';
import { findDisplayedZone } from './windows-display-names.ts';
import { windowsZones } from './windows-zones.ts';

/** The longest name to look up, in characters. Searching megabytes for one takes a while. */
const longestName = 255;

/**
 * Finds the zone of the tz database that a file means: by its own name in any letter case, by its Windows name or the
 * name that Windows shows for it, or by the last parts of a path as some programs write
 * (`/freeassociation.sourceforge.net/Europe/Berlin`). Returns undefined for a name that says nothing.
 */
export function findZoneName(text: string): ZoneName | undefined {
  // A globally unique name begins with a solidus (RFC 5545, 3.2.19).
  const name = text.trim().replace(/^\//, '');
  if (name.length > longestName) return undefined;
  if (/^(utc|gmt|z|coordinated universal time|tzone:\/\/microsoft\/utc)$/i.test(name)) return utc;
  const known = zoneNameInAnyCase(name.replaceAll(' ', '_'));
  return known ?? findWindowsZone(name) ?? findDisplayedZone(name) ?? findByEnd(name);
}

const windowsNames = new Map(Object.entries(windowsZones).map(([windows, name]) => [windows.toLowerCase(), name]));

function findWindowsZone(name: string): ZoneName | undefined {
  // In summer some programs name the zone by what its clocks show then.
  const found = windowsNames.get(name.toLowerCase().replace(/ (daylight|summer) time/, ' standard time'));
  return found !== undefined && isZoneName(found) ? found : undefined;
}

/** Names in the database have at most three parts. */
const maxParts = 3;

function findByEnd(name: string): ZoneName | undefined {
  const parts = name.split('/').filter((part) => part !== '');
  // The last part of a path alone says too little: many places have the name of some link in the database.
  for (let count = Math.min(maxParts, parts.length - 1); count >= 2; count -= 1) {
    const end = zoneNameInAnyCase(parts.slice(-count).join('/'));
    if (end) return end;
  }
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && /^(UTC|GMT)$/i.test(last) ? utc : undefined;
}
