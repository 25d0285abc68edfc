import { ok, type Result, refuse, scopes } from '../../contract/index.ts';
import type { ActingForWithin, Caller, CountKeyUse, KeyUse } from '../records/index.ts';
import type { Context } from './context.ts';

/** Proves for whom a request acts: a key or, only from the gateway, the event type or event it is about. */
export type Credential =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'acting for'; readonly resource: ActingForWithin };

/** The caller, and the result of counting this use of the key. The gateway has no key and is not counted. */
type Identity = { readonly caller: Caller; readonly use?: KeyUse };

/** The records for identifying callers: who has which key, and how often it was used. */
export type IdentifyContext = Context & {
  readonly requestsPerMinute: number;
  readonly countKeyUse?: CountKeyUse | undefined;
};

/** Identifies the caller. An unknown key and a revoked key are refused in the same way. */
export async function identify(context: IdentifyContext, credential: Credential): Promise<Result<Identity>> {
  const { records } = context;
  switch (credential.kind) {
    case 'key': {
      const identity = await useKey(context, credential.key);
      return identity ? ok(identity) : refuse({ code: 'unauthenticated' });
    }
    case 'acting for': {
      const host = await records.findHostOf(credential.resource);
      return host ? ok({ caller: { ...host, via: 'gateway', scopes } }) : refuse({ code: 'resource_not_found' });
    }
  }
}

async function useKey(context: IdentifyContext, key: string): Promise<Identity | undefined> {
  const { records, clock, requestsPerMinute, countKeyUse } = context;
  const now = clock();
  if (countKeyUse) {
    const holder = await records.findKeyHolder({ key, now });
    if (!holder) return undefined;
    const { caller, keyId } = holder;
    const use = await countKeyUse({ keyId, now, requestsPerMinute }).catch(() => undefined);
    if (use) return { caller, use };
  }
  return records.findCallerByKey({ key, now, requestsPerMinute });
}
