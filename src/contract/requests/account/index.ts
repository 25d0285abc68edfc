/**
 * Changes to the account, its team and its people, and how to search the journal.
 *
 * Design: only `MemberChange` can change a role. What users change about themselves (`UserChange`) cannot hold one.
 */
export { AccountChange } from './account.ts';
export { BrandingChange } from './branding.ts';
export { JournalQuery } from './journal.ts';
export { ApiKeyDraft, MemberChange, MemberDraft, MemberInvitation, MemberRemovalQuery } from './member.ts';
export { TeamChange } from './team.ts';
export { UserChange } from './user.ts';
