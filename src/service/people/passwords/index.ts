/**
 * Passwords: which are accepted, and how they are kept.
 *
 * The decision behind it: length and a list of common ones decide, no rule about kinds of characters. A password is
 * checked in the same time whether or not anybody has the address it came with.
 */
export { createPasswordHasher, isOutdated, type PasswordHasher, TooManyPasswordsError } from './hash-password.ts';
export { findPasswordFault } from './password-policy.ts';
