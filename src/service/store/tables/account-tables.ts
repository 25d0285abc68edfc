import type { Generated } from 'kysely';
import type { Scope } from '../../../contract/index.ts';
import type { Picture } from '../../records/index.ts';
import type { Optional, OptionalTimestamp, Timestamp, Timestamps } from './columns.ts';

export type AccountsTable = {
  id: Generated<number>;
  name: string;
  is_demonstration: Generated<boolean>;
  allowed_origins: Optional<string[]>;
  erase_after_months: Optional<number>;
  created_at: Timestamp;
};

export type BrandingTable = {
  account_id: number;
  name: string;
  color: Optional<string>;
  logo: Optional<Buffer>;
  logo_type: Optional<Picture['type']>;
  logo_digest: Optional<string>;
  is_listed: boolean;
  updated_at: Timestamp;
};

export type UsersTable = Timestamps & {
  account_id: number;
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  timezone: string;
  time_format: Generated<number>;
  start_of_week: Generated<number>;
  avatar: Generated<string>;
  about: Generated<string>;
  locale: Optional<string>;
  unconfirmed_email: Optional<string>;
  confirmation_asked_at: OptionalTimestamp;
  removed_at: OptionalTimestamp;
};

export type TeamsTable = Timestamps & {
  account_id: number;
  id: Generated<number>;
  name: string;
  about: Generated<string>;
  logo: Generated<string>;
};

export type TeamMembersTable = { account_id: number; team_id: number; user_id: number };

export type HandlesTable = {
  account_id: number;
  username: string;
  user_id: Optional<number>;
  team_id: Optional<number>;
  /** Set in place of the two above if the user or the team has another username now. */
  former_user_id: Optional<number>;
  former_team_id: Optional<number>;
};

export type ApiKeysTable = {
  id: Generated<number>;
  hash: Buffer;
  account_id: number;
  user_id: number;
  last_four: string;
  created_at: Timestamp;
  last_used_at: OptionalTimestamp;
  revoked_at: OptionalTimestamp;
  is_from_setting: Generated<boolean>;
  /** Empty for one that was created on the command line. */
  name: Generated<string>;
  scopes: Generated<Scope[]>;
};
