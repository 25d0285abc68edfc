import type { Account, Branding, Role, User } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Update } from '../content.ts';
import type { UnavailableUsername } from './teams.ts';
import type { UserKey } from './user-key.ts';

/** The fields of a user that they set themselves. */
export type UserContent = Omit<
  User,
  'id' | 'username' | 'about' | 'locale' | 'unconfirmed_email' | 'booking_page' | 'is_team' | 'updated_at'
> & {
  readonly about: string;
  readonly locale: string | null;
};

/** An address that a user has entered. */
export type EnteredEmail = UserKey & { readonly email: string };

/** A user whom a member of the account has invited to sign in. */
export type InvitedUser = UserKey & { readonly invitedBy: number };

/** The emails with invitations that an account has queued since a moment, and an address that received some of them. */
export type InvitationMails = { readonly accountId: number; readonly email: string; readonly since: Instant };

/** When the invitations of an account were mailed: all of them, and only those to one address. */
export type MailedInvitations = { readonly ofAccount: readonly Instant[]; readonly toAddress: readonly Instant[] };

/** A picture that the service keeps. */
export type Picture = { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Buffer };

/** A row of an account, with the columns of its table. */
export type ExportedRow = { readonly table: string /** JSON. */; readonly content: string };

export type AccountLookups = {
  /** Reads everything of an account except secrets, row by row. A change in the meantime may or may not be included. */
  exportRows(accountId: number): AsyncIterable<ExportedRow>;
  /** Finds the branding of the business, or the default. */
  findBranding(accountId: number): Promise<Branding>;
  findAccount(id: number): Promise<Account | undefined>;
  findUser(accountId: number, id: number): Promise<User | undefined>;
  /** Lists the users of an account by id. */
  listUsers(accountId: number): Promise<User[]>;
  /** Lists the users who were removed from the account, and not invited again since. */
  listRemovedUsers(accountId: number): Promise<readonly { readonly id: number; readonly removedAt: Instant }[]>;
  /** Returns whether a user was removed from the account, and not invited again since. */
  isRemovedUser(accountId: number, userId: number): Promise<boolean>;
};

export type AccountWrites = {
  /** Updates the branding. Without a logo the current one stays; null removes it. */
  updateBranding(branding: {
    readonly accountId: number;
    readonly content: Omit<Branding, 'logo' | 'updated_at'>;
    readonly logo: Picture | null | undefined;
    readonly now: Instant;
  }): Promise<Branding>;
  updateAccount(id: number, content: Pick<Account, 'allowed_origins' | 'erase_after_months'>): Promise<Account>;
  updateUser(user: Update<UserContent>): Promise<User>;
  /** Gives a user another username and reserves the current one for them. If it is unavailable, returns why. */
  changeUsername(user: UserKey & { readonly username: string }): Promise<UnavailableUsername | undefined>;
  /**
   * Stores an address until it is confirmed, and queues an email to it that asks for confirmation. Does neither if one
   * was requested after `since`, and returns whether it did.
   */
  askToConfirmEmail(entry: EnteredEmail & { readonly since: Instant; readonly now: Instant }): Promise<boolean>;
  /** Forgets an address that was not confirmed. */
  forgetUnconfirmedEmail(user: UserKey): Promise<void>;
  /** Marks a user as removed, until they are invited again. */
  markUserRemoved(user: UserKey & { readonly now: Instant }): Promise<void>;
  /** Returns the current role of a user; undefined if no one signs in as them. */
  findRole(user: UserKey): Promise<Role | undefined>;
  /** Deletes a user who has nothing and never changed anything. */
  deleteUnusedUser(user: UserKey): Promise<void>;
  /** Returns when invitations were mailed since a moment, newest first. */
  listInvitationMails(mails: InvitationMails): Promise<MailedInvitations>;
  /** Queues an email with the link of an invitation to the invited user. */
  mailInvitation(user: InvitedUser & { readonly email: string; readonly now: Instant }): Promise<void>;
};
