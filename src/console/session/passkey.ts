import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { consoleClientEndpoints } from '../../contract/index.ts';
import { send } from '../data/index.ts';

/** Returns whether the browser supports passkeys at this address: it needs a host name, and HTTPS or localhost. */
export function canUsePasskeys(): boolean {
  return isSecureContext && browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(location.hostname);
}

/**
 * Lets the person choose a passkey. Returns the proof for the server.
 *
 * @throws Error when the person closes the browser's dialog
 */
export async function choosePasskey(): Promise<unknown> {
  const options = await send(consoleClientEndpoints.startPasskeySignIn);
  // The server's library and the browser's agree on the JSON form of WebAuthn Level 3.
  return startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
}
