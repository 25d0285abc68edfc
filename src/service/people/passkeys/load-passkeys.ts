/** Loads what checks passkeys when the first one comes: it takes longer to load than most of the server. */
export function loadPasskeys() {
  return import('@simplewebauthn/server');
}
