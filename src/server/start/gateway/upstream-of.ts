import type { Logger } from 'pino';
import type { UpstreamOptions } from '../../../gateway/index.ts';
import { createFailureTally, findEventTypePlace, type Service, type Store } from '../../../service/index.ts';
import { systemClock } from '../../../time/index.ts';

type LocalService = { readonly service: Service; readonly store: Store; readonly log: Logger };

/**
 * Returns the service of this process in the form of a server behind the gateway: without a key, and for every account.
 */
export function upstreamOf({ service, store, log }: LocalService): UpstreamOptions {
  const recordFailure = createFailureTally({
    clock: systemClock,
    report: ({ error, count, since }) => log.error({ error, count, since }, 'event types could not be looked up'),
  });
  /** The service logs its own failures. This lookup goes directly to the store. */
  async function logFailure<Result>(lookup: Promise<Result>): Promise<Result> {
    return lookup.catch((error) => {
      recordFailure(error);
      throw error;
    });
  }
  return {
    baseUrl: 'http://service.internal',
    // Only this process can say so: a request from outside has no second argument.
    fetch: (request) => service.fetch(request, { trusted: true }),
    headersFor: (resource) => ({ 'sched-acting-for': resource }),
    keepsIdempotencyKeys: true,
    acceptsLocale: true,
    async findEventType(reference) {
      const place = await logFailure(findEventTypePlace(store, reference));
      return place && { ...place, accountId: String(place.accountId) };
    },
    async findAllowedOrigins(accountId) {
      return (await logFailure(store.findAccount(Number(accountId))))?.allowed_origins ?? null;
    },
  };
}
