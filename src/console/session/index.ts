/**
 * Who is signed in, and signing in: by password or passkey, and in a dialog when the session has ended.
 *
 * Design: when a session ends, the page stays. The request that failed waits until the person has signed in, and is
 * then sent again, so nothing that was entered is lost.
 */
export { challenge } from './challenge.ts';
export { ChallengeDialog } from './challenge-dialog.tsx';
export { makePasskey } from './make-passkey.ts';
export { canUsePasskeys } from './passkey.ts';
export { PasswordForm } from './password-form.tsx';
export { type LinkPurpose, readLink } from './read-link.ts';
export { continueSession, currentSession, loadSession, type SignedIn, signedIn, signInBy, signOut } from './session.ts';
