import type { Method } from '../../outward/index.ts';

/** A WebDAV request (RFC 4918), whose response is XML. */
export type DavRequest = {
  readonly url: string;
  readonly method: Method;
  readonly depth: 0 | 1;
  readonly body: string;
  /** The longest response accepted, in bytes. @default the limit of the function that sends it */
  readonly maxBytes?: number;
};

type PropertySearch = Pick<DavRequest, 'url' | 'depth'> & {
  /** The elements that name the properties. */
  readonly names: string;
};

/** Creates a request for properties of a resource or, with depth 1, also of those in it. */
export function propertyRequest({ url, depth, names }: PropertySearch): DavRequest {
  return { url, method: 'PROPFIND', depth, body: xmlDocument('D:propfind', `<D:prop>${names}</D:prop>`) };
}

/** A report on entries of a calendar (RFC 4791, 7): those that match a filter, or those that it names. */
export type EntryReport = {
  readonly url: string;
  readonly name: 'calendar-query' | 'calendar-multiget';
  readonly content: string;
};

/** Creates a request for entries of a calendar, each with its tag at one moment. */
export function entryRequest({ url, name, content }: EntryReport): DavRequest {
  const properties = '<D:prop><D:getetag/><C:calendar-data/></D:prop>';
  return { url, method: 'REPORT', depth: 1, body: xmlDocument(`C:${name}`, `${properties}${content}`) };
}

/** Writes the document of a request, with the namespaces that it may use. */
export function xmlDocument(name: string, content: string): string {
  const spaces = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:S="http://calendarserver.org/ns/"';
  return `<?xml version="1.0" encoding="utf-8"?><${name} ${spaces}>${content}</${name}>`;
}
