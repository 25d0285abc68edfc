import type { QueryObserverOptions } from '@tanstack/query-core';
import type { Client } from '../../api/index.ts';
import {
  type BookingFormField,
  embedEndpoints,
  type ManagedEvent,
  type PublicEventType,
} from '../../contract/index.ts';
import { parseInstant } from '../../time/index.ts';
import { readSlots } from '../calendar/index.ts';
import { headersOf, idOf, type ManageToken } from './manage-token.ts';
import { dataOf } from './request-failed.ts';
import { retrying } from './retry-policy.ts';
import { isDayApart, type LoadedSlots, type SlotsRequest } from './slots-request.ts';

const refreshMillis = 120_000;

type Options<Data> = QueryObserverOptions<Data>;

export function eventTypeQuery(client: Client, id: string | undefined): Options<PublicEventType> {
  return {
    queryKey: ['event type', id],
    enabled: id !== undefined,
    queryFn: ({ signal: abort }) =>
      dataOf(abort, (signal) => client(embedEndpoints.getEventType, { params: { id: id ?? '' }, signal })),
  };
}

export function fieldsQuery(client: Client, id: string | undefined): Options<BookingFormField[]> {
  return {
    queryKey: ['fields', id],
    enabled: id !== undefined,
    queryFn: ({ signal: abort }) =>
      dataOf(abort, (signal) => client(embedEndpoints.listBookingFormFields, { params: { id: id ?? '' }, signal })),
  };
}

export function slotsQuery(client: Client, request: SlotsRequest | undefined): Options<LoadedSlots> {
  return {
    queryKey: ['slots', request],
    enabled: request !== undefined,
    refetchInterval: (query) => (query.state.status === 'error' ? retrying.refetchInterval(query) : refreshMillis),
    placeholderData: (data, before) => {
      // The key is the one made above.
      const earlier = before?.queryKey[1] as SlotsRequest | undefined;
      return request && earlier && isDayApart(earlier, request) ? data : undefined;
    },
    queryFn: async ({ signal: abort }) => {
      if (!request) throw new Error('A query without a request is not enabled.');
      const { eventType: id, dates, durationMinutes: duration, rescheduling } = request;
      // The query has the order of the prefetch: only equal addresses match.
      const query = { ...dates, timezone: 'UTC', duration };
      const headers = headersOf(rescheduling);
      const { slots, next_available, bookable_until } = await dataOf(abort, (signal) =>
        client(embedEndpoints.getSlots, { params: { id }, query, headers, signal }),
      );
      // Reading, grouping and drawing a month of times in one task would block a slow phone.
      await nextTask();
      const slotList = readSlots(slots);
      await nextTask();
      return {
        dates,
        slots: slotList,
        nextAvailable: next_available === null ? null : parseInstant(next_available ?? ''),
        bookableUntil: parseInstant(bookable_until ?? ''),
      };
    },
  };
}

export function eventQuery(client: Client, token: ManageToken): Options<ManagedEvent> {
  return {
    queryKey: ['event', token],
    queryFn: ({ signal: abort }) =>
      dataOf(abort, (signal) =>
        client(embedEndpoints.getEvent, { params: { id: idOf(token) }, headers: headersOf(token), signal }),
      ),
  };
}

/** Resolves in a separate task, so that a tap in the meantime is handled first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
