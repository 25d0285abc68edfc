/**
 * The other users of the account: owners and admins see what belongs to them, beside what is their own.
 *
 * Design: lists of `/v1` hold the ids of users. Their names are read once, for every screen that shows whose something
 * is.
 */
export { eventTypeChoices, hostIdOf, isOwn, ownFirst } from './ownership.ts';
export { useColleagues } from './use-colleagues.ts';
export { useNamedSchedules } from './use-named-schedules.ts';
