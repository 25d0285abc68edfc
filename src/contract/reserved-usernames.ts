/**
 * Matches the first part of each address of the server that is not a host's page. Content at `/.well-known` speaks for
 * the whole server (RFC 8615).
 */
const reserved =
  /^(?:\.well-known|calendars|chunks|console|docs|embed|healthz|logos|mail|manage|mcp|metrics|playground|readyz|v1)$/i;

const fileExtension = /\.(?:js|mjs|css|map|json|svg|png|jpe?g|ico|txt|xml|html|webmanifest|br|gz|zst)$/i;

/** Returns whether a path or a name ends like a file of the server, as no page does. */
export function isFileName(name: string): boolean {
  return fileExtension.test(name);
}

/** Returns whether the page of a host with this username, in any letter case, could not be reached at `/{username}`. */
export function isReservedUsername(username: string): boolean {
  return reserved.test(username) || isFileName(username);
}
