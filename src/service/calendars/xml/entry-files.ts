import type { CalendarProblem } from '../../../contract/index.ts';
import { findAll, findFirst, parseXml, type XmlElement } from './parse-xml.ts';

/** The files that an answer holds, one after the other; or why they cannot be had that way. */
export type EntryFiles =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'failed'; readonly problem: CalendarProblem };

/** Takes the files out of what a server answered to a query for entries. */
export function readEntryFiles(bytes: Uint8Array): EntryFiles {
  const root = parseXml(new TextDecoder().decode(bytes));
  if (!root) return { kind: 'failed', problem: 'cut_off' };
  if (isTruncated(root)) return { kind: 'failed', problem: 'too_complex' };
  const files: string[] = [];
  for (const response of findAll(root, 'response')) {
    const file = findFirst(response, 'calendar-data')?.text.trim();
    if (file) files.push(file);
    // What is missing might be busy, unless it was deleted meanwhile.
    else if (!isGone(response)) return { kind: 'failed', problem: 'unreadable' };
  }
  return { kind: 'read', text: files.join('\r\n') };
}

/** A server that has more to say than it wants to says so in the place of an entry (RFC 6578, 3.6). */
export function isTruncated(root: XmlElement): boolean {
  return findAll(root, 'response').some((response) =>
    response.children.some(({ name, text }) => name === 'status' && /\s507\b/.test(text)),
  );
}

function isGone(response: XmlElement): boolean {
  return findAll(response, 'status').some(({ text }) => /\s(404|410)\b/.test(text));
}
