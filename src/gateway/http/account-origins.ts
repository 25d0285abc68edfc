import type { Context } from 'hono';
import { type Result, refuse } from '../../contract/index.ts';
import { BoundedMap } from '../bounded/index.ts';
import type { Requester } from '../cache/index.ts';
import type { EventTypePlace } from '../upstream/index.ts';
import { isAllowedByAll, type OriginRules, readAccountOrigins } from './allowed-origins.ts';
import type { RouteDependencies } from './dependencies.ts';
import type { Env } from './env.ts';

type OriginParts = Pick<RouteDependencies, 'source' | 'allowedOrigins' | 'ownOrigin'>;
type AskedPlace = { readonly place: EventTypePlace; readonly requester: Requester };

/** Lets only pages that the account of an event type lets in read the answer. */
export async function noteOrigins(
  context: Context<Env>,
  { place, requester }: AskedPlace,
  { source, ownOrigin }: OriginParts,
): Promise<Result<EventTypePlace>> {
  const entries = await source.allowedOrigins(place.accountId, requester);
  if (!entries.ok) return entries;
  if (entries.data) context.set('accountOrigins', rulesOf(entries.data, ownOrigin));
  return { ok: true, data: place };
}

/** Refuses to act for a page that the account of an event type does not let in. */
export async function judgeOrigin(
  context: Context<Env>,
  asked: AskedPlace,
  parts: OriginParts,
): Promise<Result<EventTypePlace>> {
  const noted = await noteOrigins(context, asked, parts);
  if (!noted.ok) return noted;
  const lists = [parts.allowedOrigins, context.get('accountOrigins') ?? '*'] as const;
  const isAllowed = isAllowedByAll(lists, context.req.header('origin') ?? '');
  return isAllowed ? noted : refuse({ code: 'origin_not_allowed' });
}

function rulesOf(entries: readonly string[], ownOrigin: string | undefined): OriginRules {
  const key = [ownOrigin, ...entries].join(' ');
  const known = read.get(key) ?? readAccountOrigins(entries, { ownOrigin });
  read.set(key, known);
  return known;
}

/** To read an address takes long, and every request of a page asks for those of its account. */
const read = new BoundedMap<OriginRules>(1000);
