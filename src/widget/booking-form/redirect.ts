export type RedirectWish = {
  readonly wished: string | undefined;
  readonly bookingId: string;
  /** The query of the page that is to be handed on, or an empty one. */
  readonly pageQuery: string;
};

const idParameter = 'booking_id';

/**
 * Returns where to go once booked: an https address only, with the booking's id, which says nothing by itself, and the
 * page's parameters where the address has none of their name. Nothing the invitee typed ever stands in an address.
 */
export function redirectAddress({ wished, bookingId, pageQuery }: RedirectWish): string | undefined {
  if (wished === undefined || !URL.canParse(wished)) return undefined;
  const address = new URL(wished);
  if (address.protocol !== 'https:') return undefined;
  const own = new Set(address.searchParams.keys());
  for (const [name, value] of new URLSearchParams(pageQuery)) {
    if (!own.has(name) && name !== idParameter) address.searchParams.append(name, value);
  }
  address.searchParams.set(idParameter, bookingId);
  return address.href;
}

/** Opens an address in place of the whole page; a frame that may not is left with the link. */
export function leaveFor(address: string): void {
  try {
    (window.top ?? window).location.href = address;
  } catch {
    // Sandboxed without `allow-top-navigation`.
  }
}
