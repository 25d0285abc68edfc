/**
 * Returns an address as a link. A local part may hold characters that would end it, or begin a header (RFC 6068, 2).
 */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURI(email).replace(/[/?#&;=]/g, encodeURIComponent)}`;
}
