import type { PageEvent, Settings } from '../model/index.ts';
import { calendlyMessage } from './calendly-message.ts';
import { isGranted } from './consent.ts';
import { layerEntry } from './layer-entry.ts';

/** An emitted event, and where to relay it. */
export type RelayedEvent = Pick<Settings, 'compat' | 'dataLayer'> & {
  /** The event type, once it is known. */
  readonly eventTypeId: number | undefined;
  readonly event: PageEvent;
  /** Address of the gateway. */
  readonly gateway: string;
  /** The content of `window.dataLayer` when the event was emitted. */
  readonly layer: readonly unknown[];
};

type Page = { dataLayer?: unknown };

/** Relays an event in the forms that integrations expect. */
export function relay(relayedEvent: RelayedEvent): void {
  const { compat, dataLayer, event, gateway } = relayedEvent;
  if (compat === 'calendly') quietly(() => post(calendlyMessage(event, gateway)));
  if (dataLayer) quietly(() => push(relayedEvent));
}

/** Posts to the page itself, whatever its origin: a sandboxed frame has no origin to name. */
function post(message: object | undefined): void {
  if (message) window.postMessage(message, '/');
}

function push({ event, eventTypeId, dataLayer, layer }: RelayedEvent): void {
  const page: Window & Page = window;
  const entry = layerEntry(event, eventTypeId);
  // Granted at the time of the event, and not revoked since.
  if (!entry || (dataLayer === 'consent' && !(isGranted(layer) && isGranted(page.dataLayer)))) return;
  page.dataLayer ??= [];
  (page.dataLayer as unknown[]).push(entry); // if the page has put anything else there it throws, and nothing is pushed
}

/** Runs what depends on the page, which may have frozen or replaced what it needs. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // An error of the page, which is informed of the booking by its events.
  }
}
