import { createSigner } from './signer.ts';

const shortest = 24;

/** Returns whether a text is long enough to be the secret of links: 24 characters or more. */
export function isLinkSecret(text: string): boolean {
  return text.length >= shortest;
}

/** Derives the secret of links from a key, so that all gateways with this key agree. */
export function linkSecretOf(apiKey: string): Promise<string> {
  return createSigner([apiKey]).sign('link secret');
}
