import { accept, type Outcome, refuse } from './outcome.ts';
import type { ActedFor, Caller, Parts } from './parts.ts';

/** What a request brings to say for whom it acts: a key, or, from the gateway alone, what it asks about. */
export type Credential =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'acting for'; readonly thing: ActedFor };

/** Finds out who calls. A key that is unknown and one that was revoked are refused alike. */
export async function identify({ records, clock }: Parts, credential: Credential): Promise<Outcome<Caller>> {
  switch (credential.kind) {
    case 'key': {
      const caller = await records.findCallerByKey(credential.key, clock());
      return caller ? accept(caller) : refuse({ code: 'unauthenticated' });
    }
    case 'acting for': {
      const host = await records.findHostOf(credential.thing);
      return host ? accept({ ...host, via: 'gateway' }) : refuse({ code: 'resource_not_found' });
    }
  }
}
