import type { Instant } from '../../../time/index.ts';
import type { CalendarSource } from '../../records/index.ts';
import type { Store } from '../../store/index.ts';

/** Returns a store in which every host has a calendar that was read until an instant. */
export function readUntil(store: Store, coveredUntil: Instant): Store {
  return {
    ...store,
    async findEventType(accountId, id) {
      const hostedType = await store.findEventType(accountId, id);
      return hostedType && { ...hostedType, host: { ...hostedType.host, hasCalendars: true } };
    },
    async findHostOfEventType(accountId, id) {
      const host = await store.findHostOfEventType(accountId, id);
      return host && { ...host, hasCalendars: true };
    },
    listCalendarSources: async () => [{} as CalendarSource], // only counted: nothing reads it again
    findSourceCoverage: async ({ userIds }) =>
      userIds.map((userId) => ({ userId, whenUnreachable: 'keep', readAt: null, coveredUntil })),
  };
}
