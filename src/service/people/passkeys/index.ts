/**
 * Passkeys: creating, checking and removing them (WebAuthn Level 3).
 *
 * Design: a passkey belongs to the host name where it was created, which is stored with it, and challenges are rows
 * that are used once. Browsers offer passkeys neither at a network address nor over plain HTTP, so they are never the
 * only way to sign in.
 */
export { canUsePasskeys } from './can-use-passkeys.ts';
export { checkPasskey, startPasskeySignIn } from './check-passkey.ts';
export { listPasskeys, removePasskey, renamePasskey } from './manage-passkeys.ts';
export { addPasskey, startPasskey } from './register-passkey.ts';
