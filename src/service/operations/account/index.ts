/**
 * The account, its user and its teams.
 *
 * Design: a caller needs no id for them, because a key belongs to one user of one account.
 */
export { getAccount, updateAccount } from './account.ts';
export { getBranding, updateBranding } from './branding.ts';
export { findBusinessName } from './business-name.ts';
export { getCurrentUser, updateCurrentUser } from './current-user.ts';
export { getTeam, listTeams, updateTeam } from './team.ts';
