/**
 * Links with a secret: to sign in, to choose a new password, and to accept an invitation.
 *
 * Design: only the hash of a secret is stored, and a link works once. Describing a link does not use it, so a page can
 * say whom it is for, or that it has expired, before anyone chooses a password.
 */
export { describeLink } from './describe-link.ts';
export { makeLink } from './make-link.ts';
export { requestSignInLink } from './request-link.ts';
export { useLink } from './use-link.ts';
