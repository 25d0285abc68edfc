/** Returns whether a key may be sent to an address: over HTTPS, or on this machine; without a user or a query. */
export function isUpstreamAddress(text: string): boolean {
  return /^(https:\/\/[^\s/@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s?#]*)?$/.test(text);
}

/** Returns whether a key may stand in a header: whatever would refuse such a header quotes it, and the key with it. */
export function isUpstreamKey(text: string): boolean {
  return /^[!-~]+$/.test(text);
}

/** Returns an address as paths are put behind it. */
export function trimAddress(text: string): string {
  return text.replace(/\/+$/, '');
}
