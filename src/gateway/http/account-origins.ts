import type { Context } from 'hono';
import { ok, type Result, refuse } from '../../contract/index.ts';
import type { Caller } from '../cache/index.ts';
import { BoundedMap } from '../state/index.ts';
import type { CachedUpstream, ResolvedEventType } from '../upstream/index.ts';
import type { Env } from './env.ts';
import { isAllowedByAll, type OriginRules, readAccountOrigins } from './origins/index.ts';

/** The account of the requested event type, and the caller that looks it up. */
type AccountOriginsRequest = { readonly resolvedType: ResolvedEventType; readonly caller: Caller };

/** The origins that the account of an event type allows. */
export type AccountOrigins = {
  /** Lets a page read the response only if the account allows its origin. */
  record(context: Context<Env>, request: AccountOriginsRequest): Promise<Result<ResolvedEventType>>;
  /** Refuses to act for a page that the account or the gateway does not allow. */
  check(context: Context<Env>, request: AccountOriginsRequest): Promise<Result<ResolvedEventType>>;
};

/** What is allowed in addition to the origins of the account. */
export type AccountOriginsOptions = {
  readonly cachedUpstream: CachedUpstream;
  readonly allowedOrigins: OriginRules;
  /** The gateway's own public origin. Its pages may always use the gateway. */
  readonly ownOrigin: string | undefined;
};

const rememberedRules = 1000;

/** Creates the check of the origins that accounts allow. */
export function createAccountOrigins(options: AccountOriginsOptions): AccountOrigins {
  const { cachedUpstream, allowedOrigins, ownOrigin } = options;
  // Parsing an origin is slow, and every request of a page needs the origins of its account.
  const rulesByKey = new BoundedMap<OriginRules>(rememberedRules);

  function rulesOf(entries: readonly string[]): OriginRules {
    const key = entries.join(' ');
    const rules = rulesByKey.get(key) ?? readAccountOrigins(entries, { ownOrigin });
    rulesByKey.set(key, rules);
    return rules;
  }

  async function record(
    context: Context<Env>,
    { resolvedType, caller }: AccountOriginsRequest,
  ): Promise<Result<ResolvedEventType>> {
    const entries = await cachedUpstream.allowedOrigins(resolvedType.accountId, caller);
    if (!entries.ok) return entries;
    if (entries.data) context.set('accountOrigins', rulesOf(entries.data));
    return ok(resolvedType);
  }

  return {
    record,
    async check(context, request) {
      const originCheck = await record(context, request);
      if (!originCheck.ok) return originCheck;
      const lists = [allowedOrigins, context.get('accountOrigins') ?? '*'] as const;
      const isAllowed = isAllowedByAll(lists, context.req.header('origin') ?? '');
      return isAllowed ? originCheck : refuse({ code: 'origin_not_allowed' });
    },
  };
}
