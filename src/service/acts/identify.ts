import { accept, type Outcome, refuse } from './outcome.ts';
import type { ActedFor, Caller, Parts, Uses } from './parts.ts';

/** What a request brings to say for whom it acts: a key, or, from the gateway alone, what it asks about. */
export type Credential =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'acting for'; readonly thing: ActedFor };

/** How long the uses of a key are counted before they are counted anew. */
export const countedSeconds = 60;

/** Who calls, and how often the key was used lately; the gateway, which brings none, is not counted. */
type Identified = { readonly caller: Caller; readonly uses?: Uses };

/** Finds out who calls. A key that is unknown and one that was revoked are refused alike. */
export async function identify({ records, clock }: Parts, credential: Credential): Promise<Outcome<Identified>> {
  switch (credential.kind) {
    case 'key': {
      const found = await records.findCallerByKey(credential.key, clock());
      return found ? accept(found) : refuse({ code: 'unauthenticated' });
    }
    case 'acting for': {
      const host = await records.findHostOf(credential.thing);
      return host ? accept({ caller: { ...host, via: 'gateway' } }) : refuse({ code: 'resource_not_found' });
    }
  }
}
