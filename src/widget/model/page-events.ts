import type { Answers } from '../../contract/index.ts';

type Versioned<Detail> = Readonly<Detail> & { readonly version: 1 };

/** Where a page asks a widget to go: one of the three. */
export type GoToTarget = { readonly month?: string; readonly date?: string; readonly slot?: string };

/** A booking that was moved or called off, as it is now. */
type ChangedBooking = {
  id: string;
  title: string;
  start: string;
  end: string;
  eventTypeId: number;
  status: string;
  timezone: string;
  manageToken: string;
};

/** What the page is told, by name of the event. Dates are `YYYY-MM-DD`, instants ISO 8601 in UTC. */
export type PageEventDetails = {
  'sched:ready': { eventTypeId: number };
  'sched:month-change': { month: string };
  'sched:slots-loaded': { from: string; to: string; count: number };
  'sched:no-slots': { from: string; to: string; nextAvailable: string | null };
  'sched:date-select': { date: string; timezone: string };
  'sched:slot-select': { start: string; end: string; timezone: string };
  'sched:timezone-change': { timezone: string };
  'sched:submit': { slot: { start: string; end: string }; answers: Answers };
  'sched:booking-successful': {
    id: string;
    title: string;
    start: string;
    end: string;
    eventTypeId: number;
    status: string;
    timezone: string;
    answers: Answers;
    metadata: Record<string, string>;
    /** Shows, moves and cancels the booking; empty where the gateway gives none. */
    manageToken: string;
  };
  'sched:reschedule-successful': ChangedBooking;
  'sched:booking-canceled': ChangedBooking;
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

/** One thing the page was told. */
export type Told = {
  [Name in PageEventName]: { readonly name: Name; readonly detail: PageEventDetails[Name] };
}[PageEventName];

/** Tells the page; returns false where the page has prevented what was to follow. */
export type Tell = <Name extends PageEventName>(name: Name, detail: PageEventDetails[Name]) => boolean;

const cancelable: ReadonlySet<PageEventName> = new Set(['sched:submit', 'sched:booking-successful']);

/**
 * Creates the way the page is told: events that bubble out of every shadow tree, sent from the element. Each is then
 * `relayed`, whatever the page has done with it.
 */
export function createTell(element: HTMLElement, relay: (told: Told) => void): Tell {
  return function tell(name, detail) {
    const options = { bubbles: true, composed: true, cancelable: cancelable.has(name) };
    const mayGoOn = element.dispatchEvent(new CustomEvent(name, { ...options, detail: { version: 1, ...detail } }));
    relay({ name, detail } as Told); // of one name both
    return mayGoOn;
  };
}
