import type { Result, Role } from '../../../contract/index.ts';
import type { Instant, ZoneName } from '../../../time/index.ts';
import type { EnteredEmail } from './accounts.ts';
import type { PasskeyRecords } from './passkeys.ts';
import type { KnownBrowserRecords, SessionRecords } from './sessions.ts';

/** Someone who can sign in. */
export type Person = {
  readonly id: number;
  readonly email: string;
  /** A PHC string; null for someone who only has passkeys, or only links. */
  readonly passwordHash: string | null;
  /** Whether they have used a link that was mailed to the address, or that the operator gave them. */
  readonly isConfirmed: boolean;
};

/** The membership of a person in an account. */
export type Membership = {
  readonly personId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly role: Role;
};

export type LinkPurpose = 'setup' | 'invitation' | 'sign_in' | 'reset' | 'confirm_email';

/** A link that works once. Only the SHA-256 of its secret is stored. */
export type SignInLink = {
  readonly hash: Buffer;
  readonly purpose: LinkPurpose;
  readonly personId: number | null;
  readonly accountId: number | null;
  readonly userId: number | null;
  readonly role: Role | null;
  readonly email: string | null;
  /** Whether it shows that its user has the address: it was mailed there, or the operator made it. */
  readonly provesAddress: boolean;
  readonly expiresAt: Instant;
};

/** An account to be created during setup. */
export type FirstAccount = {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly zone: ZoneName;
  /** A BCP 47 tag. */
  readonly locale: string | undefined;
};

/** Another user of an account. */
export type NewUser = {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Their username is the first of these that is not taken, or a random one. */
  readonly usernames: readonly string[];
};

/** An account and the name of the person's user there. */
export type MembershipNames = {
  readonly account: { readonly id: number; readonly name: string };
  readonly user: { readonly id: number; readonly first_name: string; readonly last_name: string };
};

/** An invitation that has not been accepted yet. */
export type OpenInvitation = Pick<Membership, 'userId' | 'role'> & {
  readonly email: string;
  readonly expiresAt: Instant;
};

/** The parts of the directory (the tables that lead people to their accounts) that signing in needs. */
export type PeopleRecords = PersonRecords &
  SessionRecords &
  KnownBrowserRecords &
  LinkRecords &
  PasskeyRecords & {
    /** Runs `work` in one transaction, which is rolled back unless its result is a success. */
    inOneTransaction<Data>(work: (people: PeopleRecords) => Promise<Result<Data>>): Promise<Result<Data>>;
  };

/** Someone who can sign in from now on. Their address is not confirmed by default. */
type NewPerson = Pick<Person, 'email' | 'passwordHash'> & Partial<Pick<Person, 'isConfirmed'>>;

type Confirmation = { readonly now: Instant; readonly keepsPassword: boolean };

type ReplacedHash = { readonly current: string | null; readonly next: string };

type PersonRecords = {
  /** Returns whether anyone can sign in yet. */
  hasPeople(): Promise<boolean>;
  /** Finds a person by their address, in any letter case. Ignores people who were closed. */
  findPersonByEmail(email: string): Promise<Person | undefined>;
  findPerson(id: number): Promise<Person | undefined>;
  /** Finds a person, and keeps their password from changing until the transaction ends. */
  lockPerson(id: number): Promise<Person | undefined>;
  /** Stores a person and returns the id; undefined if the address is taken. */
  savePerson(person: NewPerson, now: Instant): Promise<number | undefined>;
  /** Records that a person has their address, and may remove their password. Returns false if that was known already. */
  confirmAddress(personId: number, confirmation: Confirmation): Promise<boolean>;
  setPasswordHash(personId: number, hash: string): Promise<void>;
  /** Replaces a hash, or the lack of one. Returns false if the password has changed since. */
  replacePasswordHash(personId: number, hashes: ReplacedHash): Promise<boolean>;
  /** Stores a membership. Returns false if the person or the user already has one there. */
  saveMembership(membership: Membership, now: Instant): Promise<boolean>;
  /** Lists a person's memberships, the oldest first. */
  listMemberships(personId: number): Promise<Membership[]>;
  /** Returns whether an owner of the account can sign in. */
  hasOwner(accountId: number): Promise<boolean>;
  /** Lists who may sign in to an account. */
  listMembers(accountId: number): Promise<Membership[]>;
  /** Lists the invitations to an account that can still be accepted, the last to expire last. */
  listInvitations(accountId: number, now: Instant): Promise<OpenInvitation[]>;
  setRole(member: Omit<Membership, 'personId'>): Promise<void>;
  /** Removes a person from a user: signs them out there, and ends invitations of that user. */
  removeMember(member: Pick<Membership, 'accountId' | 'userId'>): Promise<void>;
  /** Undoes the removal of a user from the account. */
  restoreUser(user: Pick<Membership, 'accountId' | 'userId'>): Promise<void>;
  /** Ends the unused invitations of a user. */
  withdrawInvitations(member: Pick<Membership, 'accountId' | 'userId'>): Promise<void>;
  /** Finds the names of the account and the user; undefined if one of them is gone. */
  findNames(member: Pick<Membership, 'accountId' | 'userId'>): Promise<MembershipNames | undefined>;
  /** Finds the first user of an account; undefined if the account does not exist. */
  findFirstUser(accountId: number): Promise<number | undefined>;
  /** Finds the users of an account with this address, by id, and whether someone signs in as them. */
  findUsersByEmail(
    accountId: number,
    email: string,
  ): Promise<readonly { readonly id: number; readonly isMember: boolean }[]>;
  /** Creates another user of an account, in the time zone of the first, and returns the id. */
  saveUser(user: NewUser, now: Instant): Promise<number>;
  /** Sets a user's address. Returns false unless it is the last one that the user has entered. */
  confirmEmail(entry: EnteredEmail, now: Instant): Promise<boolean>;
  /** Creates an account and returns its id; undefined if the username is taken. */
  saveAccount(account: FirstAccount, now: Instant): Promise<number | undefined>;
};

type LinkRecords = {
  saveLink(link: SignInLink): Promise<void>;
  /** Finds a link that is unused and has not expired. */
  findLink(hash: Buffer, now: Instant): Promise<SignInLink | undefined>;
  /** Marks a link as used. Returns false if another request was first. */
  useLink(hash: Buffer, now: Instant): Promise<boolean>;
  /** Invalidates the unused links of a purpose for exactly this person and this account. */
  withdrawLinks(links: Pick<SignInLink, 'purpose' | 'personId' | 'accountId'>): Promise<void>;
  /** Invalidates the unused links with which a person can sign in or choose a password. */
  withdrawLinksOf(personId: number): Promise<void>;
  /** Queues an email to a person with a sign-in link, in their language in one of their accounts. */
  mailSignInLink(member: Omit<Membership, 'role'>, now: Instant): Promise<void>;
};
