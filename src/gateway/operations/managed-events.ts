import { type Event, type Result, refuse } from '../../contract/index.ts';
import { addMinutes, type Clock, parseInstant } from '../../time/index.ts';
import type { Requester } from '../cache/index.ts';
import type { Purpose } from '../state/index.ts';
import type { OpenedEvent } from '../tokens/index.ts';
import type { EventTypePlace, Upstream } from '../upstream/index.ts';
import type { Honeypot } from './booking/index.ts';

/** For how long after its end an event is shown to anybody with its token. */
export const openDays = 30;
const minutesOfDay = 24 * 60;

/** Who changes an event. */
export type ManagingVisitor = {
  readonly address: string | undefined;
  readonly requester: Requester;
  /** Finds where an event type belongs; refuses a page that may not change events of it. */
  readonly checkPage: (eventTypeId: number) => Promise<Result<EventTypePlace>>;
};

/** The events that manage tokens open. */
export type ManagedEvents = {
  /**
   * Finds the event that a manage token opens. Tokens are kept nowhere and say nothing of time, so the event itself ends
   * them: a token of one that was over long ago is no longer valid.
   */
  find(opened: OpenedEvent, purpose: Purpose): Promise<Result<Event>>;
};

type ManagedEventsContext = { readonly upstream: Upstream; readonly honeypot: Honeypot; readonly clock: Clock };

/** Creates the look-up of events. */
export function createManagedEvents({ upstream, honeypot, clock }: ManagedEventsContext): ManagedEvents {
  return {
    async find(opened, purpose) {
      const feigned = honeypot.find(opened.id);
      const event: Result<Event> = feigned
        ? { ok: true, data: feigned }
        : asInvitee(await upstream.event(opened, purpose));
      if (!event.ok) return event;
      const end = parseInstant(event.data.end) ?? clock();
      return clock() > addMinutes(end, openDays * minutesOfDay) ? refuse({ code: 'manage_token_invalid' }) : event;
    },
  };
}

/** Returns a result as an invitee sees it: an event that is not there is one that their token does not open. */
export function asInvitee<Data>(result: Result<Data>): Result<Data> {
  const isMissing = !result.ok && result.problem.code === 'resource_not_found';
  return isMissing ? refuse({ code: 'manage_token_invalid' }) : result;
}

/** Returns whether the host's time is another now, or was seen to be: a server that did not respond may have acted. */
export function mayHaveChanged(result: Result<unknown>): boolean {
  if (result.ok) return true;
  const { code } = result.problem;
  return code === 'slot_unavailable' || code === 'unavailable' || code === 'event_canceled';
}
