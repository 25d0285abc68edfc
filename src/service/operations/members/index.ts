/**
 * Members: who may sign in to an account, and as which of its users.
 *
 * Design: a member is a user of the account with a person behind it. Removing a member removes the person. The user
 * stays if it has anything, because events belong to it.
 */
export { inviteMember, inviteMemberAgain } from './invite.ts';
export { listMembers } from './list.ts';
export { removeMember } from './remove.ts';
export { updateMember } from './update.ts';
