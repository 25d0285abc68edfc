import type { Settings, Told } from '../model/index.ts';
import { calendlyMessage } from './calendly-message.ts';
import { isGranted } from './consent.ts';
import { layerEntry } from './layer-entry.ts';

/** What the page was told, and who is to hear of it too. */
export type Bridged = Pick<Settings, 'compat' | 'dataLayer' | 'eventType'> & {
  readonly told: Told;
  /** Address of the gateway. */
  readonly gateway: string;
  /** What `window.dataLayer` held when the page was told. */
  readonly layer: readonly unknown[];
};

type Page = { dataLayer?: unknown };

/** Says what the page was told to those who speak another language. */
export function relay(bridged: Bridged): void {
  const { compat, dataLayer, told, gateway } = bridged;
  if (compat === 'calendly') quietly(() => post(calendlyMessage(told, gateway)));
  if (dataLayer) quietly(() => push(bridged));
}

/** Posts to the page itself, whatever its origin: that of a sandboxed frame has no name. */
function post(message: object | undefined): void {
  if (message) window.postMessage(message, '/');
}

function push({ told, eventType, dataLayer, layer }: Bridged): void {
  const page: Window & Page = window;
  const entry = layerEntry(told, eventType);
  // Granted when it happened, and not taken back since.
  if (!entry || (dataLayer === 'consent' && !(isGranted(layer) && isGranted(page.dataLayer)))) return;
  page.dataLayer ??= [];
  (page.dataLayer as unknown[]).push(entry); // or whatever the page has put there: then it throws, and is not told
}

/** Does what depends on the page, which may have frozen or replaced what it needs. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // The page's own trouble: it hears of the booking by its events.
  }
}
