import type { Answers } from '../../contract/index.ts';

type Versioned<Detail> = Readonly<Detail> & { readonly version: 1 };

/** Where a page tells a widget to go: one of the three. */
export type GoToTarget = { readonly month?: string; readonly date?: string; readonly slot?: string };

/** A booking as it is now. */
type BookingDetail = {
  id: string;
  title: string;
  start: string;
  end: string;
  eventTypeId: number;
  status: string;
  timezone: string;
  /** The token that shows, reschedules and cancels the booking; empty if the gateway issues none. */
  manageToken: string;
};

/** The details of each event, by its name. Dates are `YYYY-MM-DD`, instants ISO 8601 in UTC. */
export type PageEventDetails = {
  'sched:ready': { eventTypeId: number };
  'sched:month-change': { month: string };
  'sched:slots-loaded': { from: string; to: string; count: number };
  'sched:no-slots': { from: string; to: string; nextAvailable: string | null };
  'sched:date-select': { date: string; timezone: string };
  'sched:slot-select': { start: string; end: string; timezone: string };
  'sched:timezone-change': { timezone: string };
  'sched:submit': { slot: { start: string; end: string }; answers: Answers };
  'sched:booking-successful': BookingDetail & { answers: Answers; metadata: Record<string, string> };
  'sched:reschedule-successful': BookingDetail;
  'sched:booking-canceled': BookingDetail;
  'sched:error': {
    code: string;
    message: string;
    status: number | null;
    retryAfter: number | null;
    requestId: string | null;
  };
};

export type PageEventName = keyof PageEventDetails;

/** The events of the element, as a listener receives them. */
export type PageEventMap = {
  [Name in PageEventName]: CustomEvent<Versioned<PageEventDetails[Name]>>;
};

/** An event that was emitted. */
export type PageEvent = {
  [Name in PageEventName]: { readonly name: Name; readonly detail: PageEventDetails[Name] };
}[PageEventName];

/** Emits an event. Returns false if the page has prevented its default. */
export type Emit = <Name extends PageEventName>(name: Name, detail: PageEventDetails[Name]) => boolean;

const cancelable: ReadonlySet<PageEventName> = new Set(['sched:submit', 'sched:booking-successful']);

/**
 * Creates the emitter: events are dispatched from the element and bubble out of every shadow tree. Each is then passed
 * to `relay`, even if the page has stopped it.
 */
export function createEmit(element: HTMLElement, relay: (event: PageEvent) => void): Emit {
  return function emit(name, detail) {
    const options = { bubbles: true, composed: true, cancelable: cancelable.has(name) };
    const isDefaultAllowed = element.dispatchEvent(
      new CustomEvent(name, { ...options, detail: { version: 1, ...detail } }),
    );
    relay({ name, detail } as PageEvent); // both have the same name
    return isDefaultAllowed;
  };
}
