import type { FormToken } from '../../contract/index.ts';
import type { Clock } from '../../time/index.ts';
import type { FormTokens, FormVisit, Guard } from '../limits/index.ts';
import type { Signer } from '../tokens/index.ts';
import type { CachedUpstream, Upstream } from '../upstream/index.ts';
import { type Book, createBook } from './book.ts';
import type { BookingRecovery } from './booking/index.ts';
import { createHoneypot } from './booking/index.ts';
import { type Cancel, createCancel } from './cancel.ts';
import { createCheckBooking } from './check-booking.ts';
import { createEventTypes, type EventTypes } from './event-types.ts';
import { createListSlots, type ListSlots } from './list-slots.ts';
import { createManagedEvents } from './managed-events.ts';
import type { PublishedEventTypes } from './published-event-types.ts';
import { createReschedule, type Reschedule } from './reschedule.ts';
import { createShow, type Show } from './show.ts';

/** What the operations are built from. */
export type OperationsContext = {
  readonly upstream: Upstream;
  readonly cachedUpstream: CachedUpstream;
  readonly publishedTypes: PublishedEventTypes;
  readonly recovery: BookingRecovery;
  readonly guard: Guard;
  readonly formTokens: FormTokens;
  /** Whether the server accepts only so many requests. */
  readonly countsRequests: boolean;
  readonly signer: Signer;
  readonly clock: Clock;
};

/** The operations that pages may request. */
export type Operations = {
  readonly findEventType: EventTypes['find'];
  readonly showEventType: Show['eventType'];
  readonly listFields: Show['fields'];
  readonly listSlots: ListSlots;
  issueFormToken(visit: FormVisit): Promise<FormToken>;
  readonly book: Book;
  readonly showEvent: Show['event'];
  readonly cancel: Cancel;
  readonly reschedule: Reschedule;
};

/** Creates the operations of one gateway. */
export function createOperations({
  publishedTypes,
  recovery,
  signer,
  formTokens,
  ...context
}: OperationsContext): Operations {
  const { cachedUpstream, clock } = context;
  const honeypot = createHoneypot({ cachedUpstream, signer, clock });
  const managedEvents = createManagedEvents({ ...context, honeypot });
  const eventTypes = createEventTypes({ ...context, managedEvents, publishedTypes });
  const checkBooking = createCheckBooking({ eventTypes, cachedUpstream });
  const show = createShow({ eventTypes, managedEvents, cachedUpstream });
  return {
    findEventType: eventTypes.find,
    showEventType: show.eventType,
    listFields: show.fields,
    listSlots: createListSlots({ eventTypes, cachedUpstream, honeypot, clock }),
    issueFormToken: formTokens.issue,
    book: createBook({ ...context, checkBooking, recovery, honeypot, formTokens }),
    showEvent: show.event,
    cancel: createCancel({ ...context, managedEvents, honeypot }),
    reschedule: createReschedule({ ...context, managedEvents, eventTypes, honeypot }),
  };
}
