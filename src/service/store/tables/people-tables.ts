import type { Generated, GeneratedAlways } from 'kysely';
import type { Role, SignInMethod } from '../../../contract/index.ts';
import type { LinkPurpose } from '../../records/index.ts';
import type { Optional, OptionalTimestamp, Timestamp } from './columns.ts';

/** The tables of the directory that lead a person to their accounts. */
export type PeopleTables = {
  people: PeopleTable;
  memberships: MembershipsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  sign_in_links: SignInLinksTable;
  sessions: SessionsTable;
  known_browsers: KnownBrowsersTable;
};

type PeopleTable = {
  id: GeneratedAlways<number>;
  email: string;
  email_confirmed_at: OptionalTimestamp;
  password_hash: Optional<string>;
  created_at: Timestamp;
  closed_at: OptionalTimestamp;
};

type MembershipsTable = {
  person_id: number;
  account_id: number;
  user_id: number;
  role: Role;
  created_at: Timestamp;
};

export type PasskeysTable = {
  id: Buffer;
  person_id: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
  rp_id: string;
  name: string;
  created_at: Timestamp;
  last_used_at: OptionalTimestamp;
};

type PasskeyChallengesTable = { hash: Buffer; person_id: Optional<number>; expires_at: Timestamp };

type SignInLinksTable = {
  hash: Buffer;
  purpose: LinkPurpose;
  person_id: Optional<number>;
  account_id: Optional<number>;
  user_id: Optional<number>;
  role: Optional<Role>;
  email: Optional<string>;
  proves_address: Generated<boolean>;
  expires_at: Timestamp;
  used_at: OptionalTimestamp;
};

export type SessionsTable = {
  hash: Buffer;
  id: string;
  person_id: number;
  account_id: number;
  user_id: number;
  signed_in_at: Timestamp;
  proven_at: Timestamp;
  seen_at: Timestamp;
  method: SignInMethod;
  device: string;
  browser_hash: Buffer;
};

type KnownBrowsersTable = { person_id: number; browser_hash: Buffer; seen_at: Timestamp };
