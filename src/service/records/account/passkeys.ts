import type { Instant } from '../../../time/index.ts';
import type { UserKey } from './user-key.ts';

/** A passkey of a person, as it was registered. */
export type StoredPasskey = {
  readonly id: Buffer;
  readonly personId: number;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The host name it was created at. */
  readonly rpId: string;
  readonly name: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
};

/** Random bytes for a passkey to sign. The person is null if they are unknown before the sign-in. */
export type Challenge = { readonly hash: Buffer; readonly personId: number | null; readonly expiresAt: Instant };

type NotifiedMember = UserKey & { readonly email: string };

/** The stored passkeys of people, and what is waiting to be signed with them. */
export type PasskeyRecords = {
  saveChallenge(challenge: Challenge): Promise<void>;
  /** Removes a challenge; false when it does not exist, is another person's or has expired. */
  takeChallenge(challenge: Omit<Challenge, 'expiresAt'> & { readonly now: Instant }): Promise<boolean>;
  /** Stores a passkey. Returns false if it is already known. */
  savePasskey(passkey: StoredPasskey): Promise<boolean>;
  /** Queues a mail to the address that a person signs in with, in the language that they have in the account. */
  mailPasskeyAdded(member: NotifiedMember, now: Instant): Promise<void>;
  findPasskey(id: Buffer): Promise<StoredPasskey | undefined>;
  listPasskeys(personId: number): Promise<StoredPasskey[]>;
  recordUse(passkey: Pick<StoredPasskey, 'id' | 'counter'>, now: Instant): Promise<void>;
  renamePasskey(passkey: Pick<StoredPasskey, 'id' | 'personId' | 'name'>): Promise<StoredPasskey | undefined>;
  /** Deletes all passkeys of a person. */
  deletePasskeys(personId: number): Promise<void>;
  deletePasskey(passkey: Pick<StoredPasskey, 'id' | 'personId'>): Promise<boolean>;
};
