import { isZoneName, utc, type ZoneName } from '../../../../time/index.ts';
import { windowsZones } from './windows-zones.ts';

/**
 * Finds the zone of the tz database that a file means: by its own name, by that of Windows, or by the last parts of a
 * path as some programs write (`/freeassociation.sourceforge.net/Europe/Berlin`). Undefined for a name that says nothing.
 */
export function findZoneName(text: string): ZoneName | undefined {
  const name = text.trim();
  if (isZoneName(name)) return name;
  if (/^(utc|gmt|z|tzone:\/\/microsoft\/utc)$/i.test(name)) return utc;
  const written = name.replaceAll(' ', '_');
  return findWindowsZone(name) ?? (isZoneName(written) ? written : undefined) ?? findByEnd(name);
}

const windowsNames = new Map(Object.entries(windowsZones).map(([windows, name]) => [windows.toLowerCase(), name]));

function findWindowsZone(name: string): ZoneName | undefined {
  const found = windowsNames.get(name.toLowerCase());
  return found !== undefined && isZoneName(found) ? found : undefined;
}

/** Names of the database have three parts at the most. */
const mostParts = 3;

function findByEnd(name: string): ZoneName | undefined {
  const parts = name.split('/').filter((part) => part !== '');
  // One part of a path alone says too little: many places are called as some link of the database is.
  for (let count = Math.min(mostParts, parts.length - 1); count >= 2; count -= 1) {
    const end = parts.slice(-count).join('/');
    if (isZoneName(end)) return end;
  }
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && /^(UTC|GMT)$/.test(last) ? utc : undefined;
}
