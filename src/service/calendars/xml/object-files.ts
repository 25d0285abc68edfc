import type { CalendarProblem } from '../../../contract/index.ts';
import { findAll, findFirst, parseXml, type XmlElement } from './parse-xml.ts';

/** The file of an object, and its path on the server. */
export type ObjectFile = { readonly href: string; readonly text: string };

/** The files in a response, or why they cannot be read from it. */
export type ObjectFiles =
  | { readonly kind: 'read'; readonly files: readonly ObjectFile[]; readonly removals: readonly string[] }
  | { readonly kind: 'failed'; readonly problem: CalendarProblem };

/** Reads the files from a server's response to a query for objects. */
export function readObjectFiles(bytes: Uint8Array): ObjectFiles {
  const root = parseXml(new TextDecoder().decode(bytes));
  if (!root) return { kind: 'failed', problem: 'cut_off' };
  if (isTruncated(root)) return { kind: 'failed', problem: 'too_complex' };
  const [files, removals]: [ObjectFile[], string[]] = [[], []];
  for (const response of findAll(root, 'response')) {
    const href = findFirst(response, 'href')?.text.trim();
    const text = findFirst(response, 'calendar-data')?.text.trim();
    const status = statusOf(response);
    if (href && text) files.push({ href, text });
    else if (href && status && isGone(status)) removals.push(href);
    // An object without its file might be busy.
    else return { kind: 'failed', problem: 'unreadable' };
  }
  return { kind: 'read', files, removals };
}

/** The part of a collection that a response lists: all of it, or its changes (RFC 6578). */
export type ObjectListing =
  | {
      readonly kind: 'read';
      readonly hrefs: readonly string[];
      readonly removals: readonly string[];
      /** Names the state of the collection at the time of the response. */
      readonly token: string | undefined;
      /** Whether the server left out a part of it. */
      readonly isTruncated: boolean;
    }
  | { readonly kind: 'failed'; readonly problem: CalendarProblem };

/** Reads which objects a response lists, without collections. */
export function readObjectListing(bytes: Uint8Array): ObjectListing {
  const root = parseXml(new TextDecoder().decode(bytes));
  if (!root) return { kind: 'failed', problem: 'cut_off' };
  const [hrefs, removals]: [string[], string[]] = [[], []];
  for (const response of findAll(root, 'response')) {
    const href = findFirst(response, 'href')?.text.trim();
    if (!href || findFirst(response, 'collection')) continue;
    const status = statusOf(response);
    if (status && isGone(status)) removals.push(href);
    else if (!status || !isFull(status)) hrefs.push(href);
  }
  const token = root.children.find(({ name }) => name === 'sync-token')?.text.trim() || undefined;
  return { kind: 'read', hrefs, removals, token, isTruncated: isTruncated(root) };
}

/** A server that truncates its response says so in the place of an object (RFC 6578, 3.6). */
function isTruncated(root: XmlElement): boolean {
  return findAll(root, 'response').some((response) => {
    const status = statusOf(response);
    return status !== undefined && isFull(status);
  });
}

/** Returns the status of the resource in a response, not of one of its properties (RFC 4918, 14.24). */
function statusOf({ children }: XmlElement): XmlElement | undefined {
  return children.find(({ name }) => name === 'status');
}

function isFull({ text }: XmlElement): boolean {
  return /\s507\b/.test(text);
}

function isGone({ text }: XmlElement): boolean {
  return /\s(404|410)\b/.test(text);
}
