import { type Event, ok, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, type Clock, parseInstant } from '../../time/index.ts';
import type { Caller } from '../cache/index.ts';
import type { Purpose } from '../state/index.ts';
import type { OpenedEvent } from '../tokens/index.ts';
import type { ResolvedEventType, Upstream } from '../upstream/index.ts';
import type { Honeypot } from './booking/index.ts';

/** How many days after its end an event is still shown to the bearer of its token. */
export const openDays = 30;
const minutesOfDay = 24 * 60;

/** The visitor who changes an event: their network address, and how the gateway requests data for them. */
export type ManagingVisitor = {
  readonly address: string | undefined;
  readonly caller: Caller;
  /** Finds the account of an event type. Refuses a page that may not change its events. */
  readonly checkPage: (eventTypeId: number) => Promise<Result<ResolvedEventType>>;
};

/** The events that manage tokens open. */
export type ManagedEvents = {
  /**
   * Finds the event that a manage token opens. Tokens are not stored and have no expiry date, so the event decides: the
   * token of an event that ended long ago is no longer valid.
   */
  find(openedEvent: OpenedEvent, purpose: Purpose): Promise<Result<Event>>;
};

type ManagedEventsContext = { readonly upstream: Upstream; readonly honeypot: Honeypot; readonly clock: Clock };

/** Creates the lookup of events. */
export function createManagedEvents({ upstream, honeypot, clock }: ManagedEventsContext): ManagedEvents {
  return {
    async find(openedEvent, purpose) {
      const honeypotEvent = honeypot.find(openedEvent.id);
      const event: Result<Event> = honeypotEvent
        ? ok(honeypotEvent)
        : asInvitee(await upstream.event(openedEvent, purpose));
      if (!event.ok) return event;
      const end = parseInstant(event.data.end) ?? clock();
      return clock() > addMinutes(end, openDays * minutesOfDay) ? refuse({ code: 'manage_token_invalid' }) : event;
    },
  };
}

/** Returns a result as the invitee sees it: a missing event is one that their token does not open. */
export function asInvitee<Data>(result: Result<Data>): Result<Data> {
  const isMissing = !result.ok && result.problem.code === 'resource_not_found';
  return isMissing ? refuse({ code: 'manage_token_invalid' }) : result;
}

/**
 * Returns whether the host's free time has changed, or turned out to have changed. A server that did not respond may
 * have acted.
 */
export function mayHaveChanged(result: Result<unknown>): boolean {
  if (result.ok) return true;
  const { code } = result.problem;
  return code === 'slot_unavailable' || code === 'unavailable' || code === 'event_canceled';
}
