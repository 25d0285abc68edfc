import type { Location } from '../../contract/index.ts';

/** Where people meet, and what can be done with it. */
export type ReadableLocation = {
  readonly type: Location['type'];
  /** The visible text: an address, a number, or nothing. */
  readonly text: string;
  /** A web page to open or a number to call. */
  readonly href?: string;
};

/** Reads a location. Only web addresses and telephone numbers become links: other schemes could run code. */
export function readLocation(location: Location): ReadableLocation {
  const { type, value } = location;
  const text = value.trim();
  if (/^https?:\/\/\S+$/i.test(text)) return { type, text, href: text };
  if (type === 'phone' && /^[+\d][\d\s()./-]+$/.test(text))
    return { type, text, href: `tel:${text.replace(/[^+\d]/g, '')}` };
  return { type, text };
}
