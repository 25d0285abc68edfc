/** Loads the passkey library on first use, because it takes longer to load than most of the server. */
export function loadPasskeys() {
  return import('@simplewebauthn/server');
}
