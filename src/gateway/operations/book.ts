import { type Event, mapResult, type PublicEvent, type Result } from '../../contract/index.ts';
import type { Caller } from '../cache/index.ts';
import type { FormTokens, Guard } from '../limits/index.ts';
import {
  type Booking,
  type CachedUpstream,
  takenTimeOf,
  type Upstream,
  type UpstreamEventType,
} from '../upstream/index.ts';
import type { BookingRecovery, CheckedBooking, Honeypot } from './booking/index.ts';
import { plannedEvent, refreshForm } from './booking/index.ts';
import type { CheckBooking } from './check-booking.ts';
import type { RequestedEventType } from './event-types.ts';
import { publicEvent } from './public-shapes.ts';

/** A booking as a page sends it. */
export type BookingRequest = Booking & {
  readonly requestedType: RequestedEventType;
  /** The form token. */
  readonly token: string;
  readonly proof: string;
  /** The hidden field: a person never sees it, so only a program fills it in. */
  readonly isHoneypotFilled: boolean;
};

/** Who books. */
export type BookingVisitor = { readonly address: string | undefined; readonly caller: Caller };

/** Books a time, or refuses it. */
export type Book = (request: BookingRequest, visitor: BookingVisitor) => Promise<Result<PublicEvent>>;

type Attempt = { readonly idempotencyKey: string | undefined; readonly caller: Caller };

type BookContext = {
  readonly checkBooking: CheckBooking;
  readonly cachedUpstream: CachedUpstream;
  readonly upstream: Upstream;
  readonly recovery: BookingRecovery;
  readonly honeypot: Honeypot;
  readonly guard: Guard;
  readonly formTokens: FormTokens;
  /** Whether the server accepts only so many requests. */
  readonly countsRequests: boolean;
};

/** Creates the booking operation. It checks the answers first, so that invalid ones cost the server no request. */
export function createBook(context: BookContext): Book {
  const { checkBooking, cachedUpstream, upstream, recovery, honeypot, guard, formTokens, countsRequests } = context;

  async function attempt(checkedBooking: CheckedBooking, { idempotencyKey, caller }: Attempt): Promise<Result<Event>> {
    const { draft, resolvedType, hostId, eventType, time } = checkedBooking;
    const knownFields = plannedEvent(checkedBooking);
    const result = await recovery.book(
      { draft, idempotencyKey },
      {
        accountId: resolvedType.accountId,
        book: (booking) => upstream.book(booking, knownFields),
        async listAt(eventTypeId, start) {
          const admitted = await caller.admit?.();
          return admitted && !admitted.ok ? admitted : upstream.eventsAt({ eventTypeId, start, knownFields });
        },
      },
    );
    if (result.ok) honeypot.imitate(result.data);
    if (mayBeTaken(result)) {
      const hasOtherChanges = mayAffectOtherTimes(result) || (!countsRequests && hasLimits(eventType));
      const takenTime = takenTimeOf(eventType, time);
      await cachedUpstream.invalidateSlots({ resolvedType, hostId, takenTime, hasOtherChanges });
    }
    // The answers suited the cached form, so the form may have changed. Otherwise the page would get it again.
    if (hasWrongAnswers(result)) await refreshForm({ cachedUpstream, upstream, resolvedType, caller });
    return result;
  }

  return async function book({ token, proof, isHoneypotFilled, ...request }, { address, caller }) {
    const { requestedType, idempotencyKey } = request;
    const { resolvedType } = requestedType;
    const formToken = await formTokens.check({ eventType: resolvedType, address, token, proof });
    if (!formToken.ok) return formToken;
    const booking = await checkBooking(request, caller);
    if (!booking.ok) return booking;
    const { email, guests } = booking.data;
    const countedBooking = { address, email, guests, eventType: resolvedType, formToken: formToken.data };
    const result = isHoneypotFilled
      ? await guard.honeypot(countedBooking, () => honeypot.book(booking.data, caller))
      : await guard.booking(countedBooking, () => attempt(booking.data, { idempotencyKey, caller }));
    return mapResult(result, publicEvent);
  };
}

/** Returns whether the time may be taken now: a server that did not respond may have booked it. */
function mayBeTaken(result: Result<Event>): boolean {
  return result.ok || result.problem.code === 'slot_unavailable' || result.problem.code === 'unavailable';
}

function hasWrongAnswers(result: Result<Event>): boolean {
  const errors = result.ok ? {} : (result.problem.errors ?? {});
  return Object.keys(errors).some((path) => path.startsWith('answers.'));
}

/**
 * Returns whether a booking may reach a limit, which rules out other times too. Only the server knows. Where requests
 * are counted, a crowd that books must not use them up: these times disappear when the slots are requested again.
 */
function hasLimits({ booking_frequency_limits: limits }: UpstreamEventType): boolean {
  return Object.values(limits ?? {}).some((max) => max !== null && max !== undefined);
}

/**
 * Returns whether other times may have changed too: there was no response, or a rule excludes a time that was offered,
 * and possibly others.
 */
function mayAffectOtherTimes(result: Result<Event>): boolean {
  if (result.ok) return false;
  const { code, reason } = result.problem;
  return code === 'unavailable' || (reason !== undefined && reason !== 'taken');
}
