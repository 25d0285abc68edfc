import type { PageEvent, Settings } from '../model/index.ts';
import { calendlyMessage } from './calendly-message.ts';
import { isGranted } from './consent.ts';
import { layerEntry } from './layer-entry.ts';

/** An emitted event, and to whom it is relayed. */
export type RelayedEvent = Pick<Settings, 'compat' | 'dataLayer'> & {
  /** The event type, once it is known. */
  readonly eventTypeId: number | undefined;
  readonly event: PageEvent;
  /** Address of the gateway. */
  readonly gateway: string;
  /** What `window.dataLayer` held when the event was emitted. */
  readonly layer: readonly unknown[];
};

type Page = { dataLayer?: unknown };

/** Relays an event to those who listen for another form of it. */
export function relay(relayed: RelayedEvent): void {
  const { compat, dataLayer, event, gateway } = relayed;
  if (compat === 'calendly') quietly(() => post(calendlyMessage(event, gateway)));
  if (dataLayer) quietly(() => push(relayed));
}

/** Posts to the page itself, whatever its origin: that of a sandboxed frame has no name. */
function post(message: object | undefined): void {
  if (message) window.postMessage(message, '/');
}

function push({ event, eventTypeId, dataLayer, layer }: RelayedEvent): void {
  const page: Window & Page = window;
  const entry = layerEntry(event, eventTypeId);
  // Granted when it happened, and not taken back since.
  if (!entry || (dataLayer === 'consent' && !(isGranted(layer) && isGranted(page.dataLayer)))) return;
  page.dataLayer ??= [];
  (page.dataLayer as unknown[]).push(entry); // or whatever the page has put there: then it throws, and nothing is pushed
}

/** Does what depends on the page, which may have frozen or replaced what it needs. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // The page's own trouble: it hears of the booking by its events.
  }
}
