/**
 * People: who can sign in to the console, how, and as which user.
 *
 * Design: a person is not a user. People, their sessions and their passkeys belong to the directory, across all
 * accounts; a membership connects a person to one user of an account, with a role. Everything else is `/v1`, with the
 * session in place of a key.
 */
export { consoleLinks } from './console-links.ts';
export { createPeopleContext } from './create-people-context.ts';
export { mountConsole } from './http/index.ts';
export { type LinkRequest, makeConsoleLink } from './make-console-link.ts';
export { makeInvitation } from './make-invitation.ts';
export type { PasswordHasher } from './passwords/index.ts';
export type { AttemptLimits } from './people-context.ts';
