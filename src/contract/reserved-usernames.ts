/** The first part of each address of the server that is not the page of a host. */
const reserved =
  /^(?:calendars|chunks|console|docs|embed|healthz|logos|mail|manage|mcp|metrics|playground|readyz|v1)$/i;

/** Returns whether the page of a host with this username, in any letter case, could not be reached at `/{username}`. */
export function isReservedUsername(username: string): boolean {
  return reserved.test(username);
}
