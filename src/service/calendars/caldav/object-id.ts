import { createHash } from 'node:crypto';

const idBytes = 16;

/** Returns the id of an object: a digest of its path, which servers write with and without escapes. */
export function objectIdOf(href: string, from: string): string {
  const path = URL.parse(href, from)?.pathname ?? href;
  return createHash('sha256').update(withoutEscapes(path)).digest().subarray(0, idBytes).toString('base64url');
}

/** Returns the id of a calendar, with or without a slash at its end, on whichever machine of its server it is. */
export function calendarIdOf(url: string): string {
  return objectIdOf(url.replace(/\/$/, ''), url);
}

/** Returns whether a path is that of a collection: some servers list the calendar among its own objects. */
export function isCollection(href: string, url: string): boolean {
  return href.endsWith('/') || objectIdOf(href, url) === calendarIdOf(url);
}

function withoutEscapes(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // escapes that are not UTF-8 are part of the name
  }
}
