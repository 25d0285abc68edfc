/**
 * People: who can sign in to the console, how, and as which user.
 *
 * The decision behind it: a person is not a user. People, their sessions and their passkeys belong to the directory,
 * over all accounts; a membership leads a person to one user of an account and says in which role. Everything behind
 * that is `/v1`, where the session stands in place of a key.
 */
export { createPeopleContext } from './create-people-context.ts';
export { mountConsole } from './http/index.ts';
export { type LinkWanted, makeConsoleLink } from './make-console-link.ts';
export { makeInvitation } from './make-invitation.ts';
export type { AttemptLimits } from './people-context.ts';
