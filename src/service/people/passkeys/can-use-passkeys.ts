/**
 * Returns whether browsers support passkeys at an origin: over HTTPS or at localhost, and never at an IP address
 * (WebAuthn Level 3, 5.1.3).
 */
export function canUsePasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isAddress = /^\[|^\d+(\.\d+){3}$/.test(hostname);
  return !isAddress && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'));
}

/** Returns the name that passkeys of an origin belong to: its host. */
export function relyingPartyOf(origin: string): string {
  return new URL(origin).hostname;
}
