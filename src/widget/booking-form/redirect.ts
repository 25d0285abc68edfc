import { parseUrl } from '../parse-url.ts';

export type RedirectOptions = {
  /** The address to which the page or the event type sends invitees. */
  readonly target: string | undefined;
  readonly bookingId: string;
  /** The query of the page to pass on, or an empty one. */
  readonly pageQuery: string;
  /** Names of parameters that are answers of the form. They are not passed on. */
  readonly answers: readonly string[];
};

const idParameter = 'booking_id';

/**
 * Returns the address to open after a booking: only https, with the opaque id of the booking, and with the page's
 * parameters that the address lacks. Answers are never part of the address.
 */
export function redirectAddress({ target, bookingId, pageQuery, answers }: RedirectOptions): string | undefined {
  const address = parseUrl(target ?? '');
  if (address?.protocol !== 'https:') return undefined;
  const reservedNames = new Set([...address.searchParams.keys(), ...answers, idParameter]);
  for (const [name, value] of new URLSearchParams(pageQuery)) {
    if (!reservedNames.has(name)) address.searchParams.append(name, value);
  }
  address.searchParams.set(idParameter, bookingId);
  return address.href;
}

/**
 * Opens an address in place of the whole page. Returns whether the browser allows it: a frame with a sandbox and
 * without `allow-top-navigation` must not navigate.
 */
export function redirectTo(address: string): boolean {
  try {
    (window.top ?? window).location.href = address;
    return true;
  } catch {
    return false;
  }
}
