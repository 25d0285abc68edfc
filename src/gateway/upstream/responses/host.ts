import * as v from 'valibot';
import { endpoints, type User } from '../../../contract/index.ts';
import { isZoneName, utc } from '../../../time/index.ts';
import { orElse, shown } from './schema.ts';

/** A user as any server returns them. */
export type UpstreamUser = Omit<User, 'updated_at'>;

/** The user of a key: the fields that are shown or used. */
const UpstreamHost = v.object({
  id: orElse(v.number(), 0),
  first_name: shown(v.string(), ''),
  last_name: shown(v.string(), ''),
  username: shown(v.string(), ''),
  email: shown(v.string(), ''),
  timezone: shown(v.pipe(v.string(), v.check(isZoneName)), utc),
  time_format: shown(v.number(), 24),
  start_of_week: shown(v.number(), 1),
  avatar: shown(v.string(), ''),
  /** Whether it stands for several hosts, any of whom may get a meeting. */
  is_team: shown(v.optional(v.boolean()), undefined),
}) satisfies v.GenericSchema<unknown, UpstreamUser>;

/** The request for the user of a key, to any server. */
export const hostEndpoint = { ...endpoints.getCurrentUser, data: UpstreamHost };
