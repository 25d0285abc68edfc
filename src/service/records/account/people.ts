import type { Result, Role, SignInMethod } from '../../../contract/index.ts';
import type { Instant, ZoneName } from '../../../time/index.ts';
import type { EnteredEmail } from './accounts.ts';

/** Someone who can sign in. */
export type Person = {
  readonly id: number;
  readonly email: string;
  /** A PHC string; null for someone who only has passkeys. */
  readonly passwordHash: string | null;
};

/** What a person is in an account. */
export type Membership = {
  readonly personId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly role: Role;
};

/** A browser that a person is signed in with. Only the SHA-256 of its secret is stored. */
export type Session = {
  readonly hash: Buffer;
  readonly id: string;
  readonly personId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly signedInAt: Instant;
  /** When the person last proved who they are. */
  readonly provenAt: Instant;
  /** Right to a minute. */
  readonly seenAt: Instant;
  readonly method: SignInMethod;
  readonly device: string;
  /** SHA-256 of what the browser is known by once it has signed in. */
  readonly browserHash: Buffer;
};

/** A session with what its person may do now. */
export type LiveSession = Session & { readonly email: string; readonly role: Role };

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
  readonly expiresAt: Instant;
};

export type StoredPasskey = {
  readonly id: Buffer;
  readonly personId: number;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The host name it was made at. */
  readonly rpId: string;
  readonly name: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
};

/** Random bytes that a passkey has to sign; a person of null is not known before the sign-in. */
export type Challenge = { readonly hash: Buffer; readonly personId: number | null; readonly expiresAt: Instant };

/** An account that a setup makes. */
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
};

/** An account and what the person's user is called there. */
export type MembershipNames = {
  readonly account: { readonly id: number; readonly name: string };
  readonly user: { readonly id: number; readonly first_name: string; readonly last_name: string };
};

/** An invitation that nobody has accepted yet. */
export type OpenInvitation = Pick<Membership, 'userId' | 'role'> & {
  readonly email: string;
  readonly expiresAt: Instant;
};

/** What signing in needs of the directory, the tables across all accounts that map people to theirs. */
export type PeopleRecords = PersonRecords &
  SessionRecords &
  LinkRecords &
  PasskeyRecords & {
    /** Runs `work` in one transaction, which is undone unless its result is a success. */
    inOneTransaction<Data>(work: (people: PeopleRecords) => Promise<Result<Data>>): Promise<Result<Data>>;
  };

type PersonRecords = {
  /** Returns whether anybody can sign in yet. */
  hasPeople(): Promise<boolean>;
  /** Finds someone by the address, in any letter case; nobody who was closed. */
  findPersonByEmail(email: string): Promise<Person | undefined>;
  findPerson(id: number): Promise<Person | undefined>;
  /** Finds someone whose password nobody changes until the transaction ends. */
  lockPerson(id: number): Promise<Person | undefined>;
  /** Keeps a person and returns the id; undefined when the address is taken. */
  savePerson(person: Omit<Person, 'id'>, now: Instant): Promise<number | undefined>;
  setPasswordHash(personId: number, hash: string): Promise<void>;
  /** Keeps a membership; false when the person or the user has one there already. */
  saveMembership(membership: Membership, now: Instant): Promise<boolean>;
  /** Lists a person's memberships, the oldest first. */
  listMemberships(personId: number): Promise<Membership[]>;
  hasMembers(accountId: number): Promise<boolean>;
  /** Lists who may sign in to an account. */
  listMembers(accountId: number): Promise<Membership[]>;
  /** Lists the invitations to an account that can be accepted still, the last to end last. */
  listInvitations(accountId: number, now: Instant): Promise<OpenInvitation[]>;
  setRole(member: Omit<Membership, 'personId'>): Promise<void>;
  /** Takes a person away from a user: signs them out there, and ends invitations of that user. */
  removeMember(member: Pick<Membership, 'accountId' | 'userId'>): Promise<void>;
  /** Ends the unused invitations of a user. */
  withdrawInvitations(member: Pick<Membership, 'accountId' | 'userId'>): Promise<void>;
  /** Finds what the account and the user are called; undefined when one of them is gone. */
  findNames(member: Pick<Membership, 'accountId' | 'userId'>): Promise<MembershipNames | undefined>;
  /** Finds the first user of an account; undefined when there is no such account. */
  findFirstUser(accountId: number): Promise<number | undefined>;
  /** Finds the user of an account with this address, and whether somebody signs in as that user. */
  findUserByEmail(
    accountId: number,
    email: string,
  ): Promise<{ readonly id: number; readonly isMember: boolean } | undefined>;
  /** Makes another user of an account, in the time zone of the first, and returns the id. */
  saveUser(user: NewUser, now: Instant): Promise<number>;
  /** Makes an address the one of a user; false unless the user has entered it and no other since. */
  confirmEmail(entered: EnteredEmail, now: Instant): Promise<boolean>;
  /** Makes an account and returns its id; undefined when the username is taken. */
  saveAccount(account: FirstAccount, now: Instant): Promise<number | undefined>;
};

type SessionRecords = {
  saveSession(session: Session): Promise<void>;
  /** Finds the session of a secret while its person may be there. */
  findSession(hash: Buffer): Promise<LiveSession | undefined>;
  /** Lists a person's sessions, the last used first. */
  listSessions(personId: number): Promise<Session[]>;
  noteSeen(hash: Buffer, now: Instant): Promise<void>;
  /** Gives a session another secret, and account or proof with it; the one it had opens nothing from then on. */
  replaceSession(hash: Buffer, session: Session): Promise<void>;
  revokeSession(personId: number, id: string): Promise<boolean>;
  /** Revokes a person's sessions, all or all but one. */
  revokeSessions(personId: number, exceptId?: string): Promise<void>;
  /** Returns whether this browser has signed in as this person before, and was not signed out. */
  isKnownBrowser(personId: number, browserHash: Buffer): Promise<boolean>;
  /** Removes some of the sessions, links and challenges that nobody can use any more. */
  removeExpired(limits: {
    readonly seenBefore: Instant;
    readonly signedInBefore: Instant;
    readonly now: Instant;
  }): Promise<void>;
};

type LinkRecords = {
  saveLink(link: SignInLink): Promise<void>;
  /** Finds a link that was not used and has not expired. */
  findLink(hash: Buffer, now: Instant): Promise<SignInLink | undefined>;
  /** Marks a link as used; false when another request was first. */
  useLink(hash: Buffer, now: Instant): Promise<boolean>;
  /** Makes the unused links of a purpose useless, all or those of one person. */
  withdrawLinks(purpose: LinkPurpose, personId: number | null): Promise<void>;
  /** Has a link to sign in sent to a person, in the language that they have in one of their accounts. */
  mailSignInLink(member: Omit<Membership, 'role'>, now: Instant): Promise<void>;
};

type PasskeyRecords = {
  saveChallenge(challenge: Challenge): Promise<void>;
  /** Removes a challenge; false when it does not exist, is another person's or has expired. */
  takeChallenge(challenge: Omit<Challenge, 'expiresAt'> & { readonly now: Instant }): Promise<boolean>;
  /** Keeps a passkey; false when it is known already. */
  savePasskey(passkey: StoredPasskey): Promise<boolean>;
  findPasskey(id: Buffer): Promise<StoredPasskey | undefined>;
  listPasskeys(personId: number): Promise<StoredPasskey[]>;
  noteUse(passkey: Pick<StoredPasskey, 'id' | 'counter'>, now: Instant): Promise<void>;
  renamePasskey(passkey: Pick<StoredPasskey, 'id' | 'personId' | 'name'>): Promise<StoredPasskey | undefined>;
  deletePasskey(passkey: Pick<StoredPasskey, 'id' | 'personId'>): Promise<boolean>;
};
