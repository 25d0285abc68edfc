/**
 * The account, its team, the people and keys that may act in it, and the journal of what they did.
 *
 * Design: an API key is shown in full only in the response that creates it, so it has a schema of its own.
 */
export { Account } from './account.ts';
export { ApiKey, IssuedApiKey } from './api-key.ts';
export { Branding } from './branding.ts';
export { Actor, JournalEntry } from './journal.ts';
export { InvitedMember, Member } from './member.ts';
export { Team } from './team.ts';
export { User } from './user.ts';
