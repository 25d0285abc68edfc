/**
 * The account, its people, how they sign in, and for whom a request acts.
 *
 * Design: a request acts for one user of one account (`Caller`), whether it came with a key, a session or from the
 * gateway, so the rules of operations do not depend on how it came.
 */
export type {
  AccountLookups,
  AccountWrites,
  EnteredEmail,
  InvitationMails,
  InvitedUser,
  Picture,
  UserContent,
} from './accounts.ts';
export type { ApiKeyRecords } from './api-keys.ts';
export {
  type ActingFor,
  type ActingForWithin,
  type Caller,
  type CallerLookups,
  type CallerOfSession,
  type CountKeyUse,
  type KeyUse,
  type KeyUseInput,
  type ResourceReference,
  rateWindowSeconds,
} from './callers.ts';
export type { Challenge, StoredPasskey } from './passkeys.ts';
export type { FirstAccount, LinkPurpose, Membership, PeopleRecords, Person, SignInLink } from './people.ts';
export type { LiveSession, Session } from './sessions.ts';
export type { TeamRecords, UnavailableUsername } from './teams.ts';
export type { UserKey } from './user-key.ts';
