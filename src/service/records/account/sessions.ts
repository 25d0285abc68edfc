import type { Role, SignInMethod } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';

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
  /** To the minute. */
  readonly seenAt: Instant;
  readonly method: SignInMethod;
  readonly device: string;
  /** SHA-256 of the secret by which the browser is recognized once it has signed in. */
  readonly browserHash: Buffer;
};

/** A session with the current rights of its person. */
export type LiveSession = Session & { readonly email: string; readonly role: Role };

/** The stored sessions of people. */
export type SessionRecords = {
  saveSession(session: Session): Promise<void>;
  /** Finds the session of a secret, if its person is still a member. */
  findSession(hash: Buffer): Promise<LiveSession | undefined>;
  /** Lists a person's sessions, the last used first. */
  listSessions(personId: number): Promise<Session[]>;
  recordSeen(hash: Buffer, now: Instant): Promise<void>;
  /**
   * Replaces the secret of a session, possibly with its account or proof. The previous secret stops working. Returns
   * false if it had stopped working before.
   */
  replaceSession(hash: Buffer, session: Session): Promise<boolean>;
  revokeSession(personId: number, id: string): Promise<boolean>;
  /** Revokes a person's sessions, all or all but one. */
  revokeSessions(personId: number, exceptId?: string): Promise<void>;
  /** Removes some of the sessions, known browsers, links and challenges that have expired. */
  removeExpired(limits: {
    readonly seenBefore: Instant;
    readonly signedInBefore: Instant;
    readonly browserSeenBefore: Instant;
    readonly now: Instant;
  }): Promise<void>;
};

/** The browsers that are recognized, whether or not someone is signed in with them. */
export type KnownBrowserRecords = {
  /** Remembers a browser that a person signs in with. Forgets the one that signed in longest ago if there are many. */
  rememberBrowser(browser: Pick<Session, 'personId' | 'browserHash' | 'seenAt'>): Promise<void>;
  /** Returns whether this browser has signed in as this person before, and was not forgotten. */
  isKnownBrowser(personId: number, browserHash: Buffer): Promise<boolean>;
  forgetBrowser(personId: number, browserHash: Buffer): Promise<void>;
  /** Forgets a person's browsers, all or all but one. */
  forgetBrowsers(personId: number, exceptHash?: Buffer): Promise<void>;
};
