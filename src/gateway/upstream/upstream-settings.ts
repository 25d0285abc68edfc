/** Returns whether a key may be sent to an address: over HTTPS, or on this machine; without a user or a query. */
export function isUpstreamAddress(text: string): boolean {
  return /^(https:\/\/[^\s/@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s?#]*)?$/.test(text);
}

/** Returns whether a key can be sent in a header. The error for an invalid header would quote the key. */
export function isUpstreamKey(text: string): boolean {
  return /^[!-~]+$/.test(text);
}

/** Removes the slashes at the end of an address, so that a path can follow. */
export function trimAddress(text: string): string {
  return text.replace(/\/+$/, '');
}
