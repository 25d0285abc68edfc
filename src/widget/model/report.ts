import { computed, effect, untracked } from '@preact/signals';
import { formatInstant, type Instant } from '../../time/index.ts';
import type { RequestFailure } from '../queries/index.ts';
import type { Bookable } from './bookable.ts';
import type { Emit, PageEventDetails } from './page-events.ts';
import type { VisibleMonth } from './visible-month.ts';

/** Writes an instant for events, in UTC. */
export function isoOf(instant: Instant): string {
  return formatInstant(instant, 0);
}

type Reported = { readonly bookable: Bookable; readonly month: VisibleMonth };

/**
 * Reports what has loaded, and each month after the first. Listeners run untracked, so that nothing they read becomes a
 * dependency.
 */
export function reportMonths(emit: Emit, { bookable, month }: Reported): void {
  let reportedMonth = month.month.peek();
  effect(() => {
    const { value: visibleMonth } = month.month;
    if (visibleMonth === reportedMonth) return;
    reportedMonth = visibleMonth;
    untracked(() => emit('sched:month-change', { month: visibleMonth.slice(0, 7) }));
  });
  const readyId = computed(() => {
    const { value: eventType } = bookable.eventType;
    return eventType.state === 'ready' && month.loadedSlots.value.state === 'ready' ? eventType.data.id : undefined;
  });
  let reportedId: number | undefined;
  effect(() => {
    const { value: eventTypeId } = readyId;
    // Other months and lengths load too.
    if (eventTypeId === undefined || eventTypeId === reportedId) return;
    reportedId = eventTypeId;
    untracked(() => emit('sched:ready', { eventTypeId }));
  });
  for (const source of [bookable.eventType, month.loadedSlots]) {
    let reportedFailure: RequestFailure | undefined;
    effect(() => {
      const { value: now } = source;
      // Times of a length that may not be offered are requested again once the event type says which lengths it offers.
      if (now.state !== 'failed' || now.failure === reportedFailure || bookable.eventType.value.state === 'loading')
        return;
      reportedFailure = now.failure;
      untracked(() => emit('sched:error', errorDetail(now.failure)));
    });
  }
  effect(() => {
    if (month.loadedSlots.value.state !== 'ready') return;
    const { start: from, end: to } = month.visibleDates.value;
    const count = month.openDates.value.reduce((sum, date) => sum + (month.byDate.value.get(date)?.length ?? 0), 0);
    const nextAvailable = month.nextOpening.value ? isoOf(month.nextOpening.value) : null;
    untracked(() =>
      count > 0 ? emit('sched:slots-loaded', { from, to, count }) : emit('sched:no-slots', { from, to, nextAvailable }),
    );
  });
}

/** Writes a failure as the detail of `sched:error`. Fields that only a refusal has are null for other failures. */
export function errorDetail(failure: RequestFailure): PageEventDetails['sched:error'] {
  const {
    kind,
    code = kind,
    // For developers, like every message of the gateway.
    message = 'The gateway sent no readable response.',
    status = null,
    retryAfterSeconds: retryAfter = null,
    requestId = null,
  }: PartOfFailure = failure;
  return { code, message, status, retryAfter, requestId };
}

/** Every field of a failure that pages read, whatever its kind. */
type PartOfFailure = {
  readonly kind: string;
  readonly code?: string;
  readonly message?: string;
  readonly status?: number | null | undefined;
  readonly retryAfterSeconds?: number | null | undefined;
  readonly requestId?: string | null | undefined;
};
