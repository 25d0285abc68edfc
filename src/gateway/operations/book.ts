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
  readonly requested: RequestedEventType;
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

  async function attempt(checked: CheckedBooking, { idempotencyKey, caller }: Attempt): Promise<Result<Event>> {
    const { draft, resolvedType, hostId, eventType, time } = checked;
    const booked = await recovery.book(
      { draft, idempotencyKey },
      {
        accountId: resolvedType.accountId,
        book: (booking) => upstream.book(booking, plannedEvent(checked)),
        async listAt(eventTypeId, start) {
          const admitted = await caller.admit?.();
          return admitted && !admitted.ok ? admitted : upstream.eventsAt(eventTypeId, start);
        },
      },
    );
    if (booked.ok) honeypot.imitate(booked.data);
    if (mayBeTaken(booked)) {
      const hasOtherChanges = mayAffectOtherTimes(booked) || (!countsRequests && hasLimits(eventType));
      const takenTime = takenTimeOf(eventType, time);
      await cachedUpstream.invalidateSlots({ resolvedType, hostId, takenTime, hasOtherChanges });
    }
    // The answers suited the cached form, so the form may have changed. Otherwise the page would get it again.
    if (hasWrongAnswers(booked)) await refreshForm({ cachedUpstream, upstream, resolvedType, caller });
    return booked;
  }

  return async function book({ token, proof, isHoneypotFilled, ...request }, { address, caller }) {
    const { requested, idempotencyKey } = request;
    const { resolvedType } = requested;
    const formToken = await formTokens.check({ eventType: resolvedType, address, token, proof });
    if (!formToken.ok) return formToken;
    const checked = await checkBooking(request, caller);
    if (!checked.ok) return checked;
    const { email, guests } = checked.data;
    const counted = { address, email, guests, eventType: resolvedType, formToken: formToken.data };
    const booked = isHoneypotFilled
      ? await guard.honeypot(counted, () => honeypot.book(checked.data, caller))
      : await guard.booking(counted, () => attempt(checked.data, { idempotencyKey, caller }));
    return mapResult(booked, publicEvent);
  };
}

/** Returns whether the time may be taken now: a server that did not respond may have booked it. */
function mayBeTaken(booked: Result<Event>): boolean {
  return booked.ok || booked.problem.code === 'slot_unavailable' || booked.problem.code === 'unavailable';
}

function hasWrongAnswers(booked: Result<Event>): boolean {
  const errors = booked.ok ? {} : (booked.problem.errors ?? {});
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
function mayAffectOtherTimes(booked: Result<Event>): boolean {
  if (booked.ok) return false;
  const { code, reason } = booked.problem;
  return code === 'unavailable' || (reason !== undefined && reason !== 'taken');
}
