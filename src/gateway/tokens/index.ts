/**
 * Signatures and hashes: tokens and links are signed, and recognized without being stored.
 *
 * Design: one secret signs several kinds of text, so each text begins with its purpose. Former secrets are still
 * accepted, so that links survive a change of the secret.
 */
export { toBase64url } from './base64url.ts';
export { digest } from './digest.ts';
export { isLinkSecret, linkSecretOf } from './link-secret.ts';
export { createManageTokens, type ManageTokens, type OpenedEvent } from './manage-tokens.ts';
export { createSigner, type Secrets, type Signer } from './signer.ts';
