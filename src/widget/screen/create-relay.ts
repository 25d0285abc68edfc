import { effect, type ReadonlySignal } from '@preact/signals';
import type { RelayedEvent } from '../integrations/index.ts';
import type { PageEvent, Settings } from '../model/index.ts';

type Relay = {
  /** Relays an emitted event. */
  readonly relay: (event: PageEvent) => void;
  readonly stopRelaying: () => void;
};

/**
 * Creates the relay of events to the integrations that attributes enable. They are a separate chunk: events emitted
 * before it has loaded are relayed afterward, in order.
 */
export function createRelay(settings: ReadonlySignal<Settings>, gateway: string): Relay {
  let eventTypeId: number | undefined;
  let loading: Promise<((relayedEvent: RelayedEvent) => void) | undefined> | undefined;
  const load = () => {
    loading ??= import('../integrations/index.ts').then(
      ({ relay }) => relay,
      () => {
        // The next event loads it again.
        loading = undefined;
        return undefined;
      },
    );
    return loading;
  };
  const stopRelaying = effect(() => {
    if (settings.value.compat || settings.value.dataLayer) void load();
  });
  return {
    stopRelaying,
    relay(event) {
      if ('eventTypeId' in event.detail) eventTypeId = event.detail.eventTypeId;
      const { compat, dataLayer } = settings.peek();
      if (!compat && !dataLayer) return;
      const relayedEvent = { event, compat, dataLayer, eventTypeId, gateway, layer: layerSoFar() };
      void load().then((relay) => relay?.(relayedEvent));
    },
  };
}

/** Copies the current content of the page's data layer. */
function layerSoFar(): readonly unknown[] {
  try {
    const { dataLayer }: Window & { dataLayer?: unknown } = window;
    return Array.isArray(dataLayer) ? [...dataLayer] : [];
  } catch {
    return []; // the page does not let it be read
  }
}
