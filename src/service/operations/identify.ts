import { ok, type Result, refuse, scopes } from '../../contract/index.ts';
import type { ActingForWithin, Caller, CountKeyUse, KeyUse } from '../records/index.ts';
import type { Context } from './context.ts';

/** What shows for whom a request acts: a key or, from the gateway alone, the event type or event it is about. */
export type Credential =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'acting for'; readonly resource: ActingForWithin };

/** Who calls, and what became of this use of the key; the gateway, which brings none, is not counted. */
type Identified = { readonly caller: Caller; readonly use?: KeyUse };

/** What it takes to tell who calls, and whether too often. */
export type IdentifyContext = Context & {
  readonly requestsPerMinute: number;
  readonly countKeyUse?: CountKeyUse | undefined;
};

/** Finds out who calls. A key that is unknown and one that was revoked are refused alike. */
export async function identify(context: IdentifyContext, credential: Credential): Promise<Result<Identified>> {
  const { records } = context;
  switch (credential.kind) {
    case 'key': {
      const found = await useKey(context, credential.key);
      return found ? ok(found) : refuse({ code: 'unauthenticated' });
    }
    case 'acting for': {
      const host = await records.findHostOf(credential.resource);
      return host ? ok({ caller: { ...host, via: 'gateway', scopes } }) : refuse({ code: 'resource_not_found' });
    }
  }
}

async function useKey(context: IdentifyContext, key: string): Promise<Identified | undefined> {
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
