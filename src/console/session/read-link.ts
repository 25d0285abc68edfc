import { currentRoute } from '../routing/index.ts';

/** The purpose of a link to the console: the word before the `=` in its fragment. */
export type LinkPurpose = 'setup' | 'sign-in' | 'invitation' | 'reset' | 'confirm-email';

/** Returns the secret of a link with this purpose, from the fragment of the address, or undefined. */
export function readLink(purpose: LinkPurpose): string | undefined {
  const [, linkPurpose, token] = /^([\w-]+)=([\w-]+)$/.exec(currentRoute().fragment) ?? [];
  return linkPurpose === purpose ? token : undefined;
}
