/** A user, with the account whose rows hold it: both are needed to find it on a cluster. */
export type UserKey = { readonly accountId: number; readonly userId: number };
