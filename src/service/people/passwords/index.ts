/**
 * Passwords: which are accepted, and how they are stored.
 *
 * Design: length and a list of common passwords decide, not the kinds of characters. Checking a password takes the same
 * time whether or not anyone has the address.
 */
export { createPasswordHasher, type PasswordHasher, TooManyPasswordsError } from './hash-password.ts';
export { findPasswordFault } from './password-policy.ts';
