/**
 * Accounts, their users and teams, and for whom a request acts.
 *
 * Design: usernames of users and of teams share one table, so that an address belongs to only one of them.
 */
export { createAccountSettings } from './account-settings.ts';
export { createAccount, type NewAccount } from './accounts.ts';
export { createCallers } from './callers.ts';
export { type DeletedAccount, deleteAccount } from './delete-account.ts';
export { deletePeople } from './delete-people.ts';
export { createInvitationMails } from './invitation-mails.ts';
export { createJournal } from './journal.ts';
export { type AccountSummary, listAccounts, renameAccount } from './list-accounts.ts';
export { createRemovedUsers } from './removed-users.ts';
export { createTeams } from './teams.ts';
export { createUsers } from './users.ts';
