import * as v from 'valibot';
import { endpoints, type User } from '../../../contract/index.ts';
import { isZoneName, utc } from '../../../time/index.ts';
import { lenient, orElse } from './schema.ts';

/** A user as any server returns them. */
export type UpstreamUser = Omit<User, 'updated_at'>;

/** The user of a key: the fields that are shown or used. */
const UpstreamHost = v.object({
  id: orElse(v.number(), 0),
  first_name: lenient(v.string(), ''),
  last_name: lenient(v.string(), ''),
  username: lenient(v.string(), ''),
  email: lenient(v.string(), ''),
  timezone: lenient(v.pipe(v.string(), v.check(isZoneName)), utc),
  time_format: lenient(v.number(), 24),
  start_of_week: lenient(v.number(), 1),
  avatar: lenient(v.string(), ''),
  /** Whether it stands for several hosts, any of whom may get a meeting. */
  is_team: lenient(v.optional(v.boolean()), undefined),
}) satisfies v.GenericSchema<unknown, UpstreamUser>;

/** The request for the user of a key, to any server. */
export const hostEndpoint = { ...endpoints.getCurrentUser, data: UpstreamHost };
