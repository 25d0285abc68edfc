/**
 * The account, its team and the people in it, and the journal of what they did.
 *
 * Design: these operations alone add and remove those who may act in an account, people and API keys, and the journal
 * names them.
 */
export { accountEndpoints } from './account.ts';
export { journalEndpoints } from './journal.ts';
export { memberEndpoints } from './member.ts';
export { teamEndpoints } from './team.ts';
export { userEndpoints } from './user.ts';
