/**
 * Who is signed in, and how they show it: password, passkey, and the questions that come up while somebody works.
 *
 * The decision behind it: a session that ends does not end the page. The request that failed waits for the answer, and
 * is then sent again, so nothing that was entered is lost.
 */
export { challenge } from './challenge.ts';
export { ChallengeDialog } from './challenge-dialog.tsx';
export { canUsePasskeys, makePasskey } from './passkey.ts';
export { PasswordForm } from './password-form.tsx';
export { type LinkPurpose, readLink } from './read-link.ts';
export { currentSession, loadSession, type SignedIn, signedIn, signInBy, signOut } from './session.ts';
