import { parseUrl } from '../parse-url.ts';

export type RedirectParts = {
  /** Where the page or the event type sends invitees. */
  readonly target: string | undefined;
  readonly bookingId: string;
  /** The query of the page that is to be handed on, or an empty one. */
  readonly pageQuery: string;
  /** Names of parameters that answer the form, and stay where they are. */
  readonly answers: readonly string[];
};

const idParameter = 'booking_id';

/**
 * Returns where to go once booked: an https address only, with the booking's id, which says nothing by itself, and the
 * page's parameters where the address has none of their name. No answer ever stands in an address, whoever gave it.
 */
export function redirectAddress({ target, bookingId, pageQuery, answers }: RedirectParts): string | undefined {
  const address = parseUrl(target ?? '');
  if (address?.protocol !== 'https:') return undefined;
  const kept = new Set([...address.searchParams.keys(), ...answers, idParameter]);
  for (const [name, value] of new URLSearchParams(pageQuery)) {
    if (!kept.has(name)) address.searchParams.append(name, value);
  }
  address.searchParams.set(idParameter, bookingId);
  return address.href;
}

/** Opens an address in place of the whole page; a frame that may not is left with the link. */
export function redirectTo(address: string): void {
  try {
    (window.top ?? window).location.href = address;
  } catch {
    // Sandboxed without `allow-top-navigation`.
  }
}
