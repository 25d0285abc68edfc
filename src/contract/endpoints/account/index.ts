/**
 * The account, its team and the people in it, and the journal of what they did.
 *
 * The decision behind it: whoever may act in an account, a person or an API key, is added and removed by these rows
 * alone, and the journal names them.
 */
export { accountEndpoints } from './account.ts';
export { journalEndpoints } from './journal.ts';
export { memberEndpoints } from './member.ts';
export { teamEndpoints } from './team.ts';
export { userEndpoints } from './user.ts';
