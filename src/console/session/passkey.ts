import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { consoleEndpoints, type Passkey } from '../../contract/index.ts';
import { send } from '../data/index.ts';
import { TranslatedError } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';

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
  const options = await send(consoleEndpoints.startPasskeySignIn);
  // The server's library and the browser's agree on the JSON form of WebAuthn Level 3.
  return startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
}

/**
 * Creates a passkey on this device and saves it under a name.
 *
 * @throws TranslatedError if the device already has a passkey of this person
 * @throws Error when the person closes the browser's dialog
 */
export async function makePasskey(name: string): Promise<Passkey> {
  const options = await send(consoleEndpoints.startPasskey);
  // The JSON form of WebAuthn Level 3, as in `choosePasskey`.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    // https://www.w3.org/TR/webauthn-3/#sctn-createCredential: one of the excluded credentials is on this device.
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw isKnown ? new TranslatedError(shellWords.current.failed.passkeyExists) : error;
  });
  return send(consoleEndpoints.addPasskey, { body: { name, credential } });
}
