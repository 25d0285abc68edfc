import { startRegistration } from '@simplewebauthn/browser';
import { consoleClientEndpoints, type Passkey } from '../../contract/index.ts';
import { send } from '../data/index.ts';
import { TranslatedError } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';

// Not in the file of the passkeys to sign in with, which every screen needs: few screens make one.

/**
 * Creates a passkey on this device and saves it under a name.
 *
 * @throws TranslatedError if the device already has a passkey of this person
 * @throws Error when the person closes the browser's dialog
 */
export async function makePasskey(name: string): Promise<Passkey> {
  const options = await send(consoleClientEndpoints.startPasskey);
  // The JSON form of WebAuthn Level 3, as in `choosePasskey`.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    // https://www.w3.org/TR/webauthn-3/#sctn-createCredential: one of the excluded credentials is on this device.
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw isKnown ? new TranslatedError(shellWords.current.failed.passkeyExists) : error;
  });
  return send(consoleClientEndpoints.addPasskey, { body: { name, credential } });
}
