import { createSigner } from './signer.ts';

const shortest = 24;

/** Returns whether a text will do as the secret of links: 24 characters or more. */
export function isLinkSecret(text: string): boolean {
  return text.length >= shortest;
}

/** Returns what follows from a key as the secret of links, so that all gateways with this key agree. */
export function linkSecretOf(apiKey: string): Promise<string> {
  return createSigner([apiKey]).sign('link secret');
}
