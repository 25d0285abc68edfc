import type { UpstreamOptions } from '../gateway/index.ts';
import { findEventTypePlace, type Service, type Store } from '../service/index.ts';

/** Returns the service of this process as the gateway sees a server: without a key, and for every account. */
export function upstreamOf(service: Service, store: Store): UpstreamOptions {
  return {
    baseUrl: 'http://service.internal',
    // Only this process can say so: a request from outside brings no second argument.
    fetch: (request) => service.fetch(request, { trusted: true }),
    headersFor: (resource) => ({ 'sched-acting-for': resource }),
    keepsIdempotencyKeys: true,
    async findPlace(reference) {
      const found = await findEventTypePlace(store, reference);
      return found && { ...found, accountId: String(found.accountId) };
    },
    findAllowedOrigins: async (accountId) => (await store.findAccount(Number(accountId)))?.allowed_origins ?? null,
  };
}
