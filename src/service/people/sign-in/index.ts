/**
 * Ways to sign in, and a person's own sessions.
 *
 * Design: an unknown address and a wrong password get the same response after the same work. Failed attempts are
 * counted by network and by person, and a browser that has signed in before is counted separately, so that no stranger
 * can lock anyone out.
 */

export { countAttempt } from './count-attempt.ts';
export { describeLink, makeLink, requestSignInLink, useLink } from './links/index.ts';
export {
  getSession,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  signOut,
  switchAccount,
} from './manage-sessions.ts';
export { prove, signInWithPasskey } from './passkey.ts';
export { changePassword, signInWithPassword } from './password.ts';
export { setUp } from './set-up.ts';
