import { effect, type ReadonlySignal } from '@preact/signals';
import type { Bridged } from '../bridges/index.ts';
import type { Settings, Told } from '../model/index.ts';

type Relay = {
  /** Hands on what the page was told. */
  readonly relay: (told: Told) => void;
  readonly stopRelaying: () => void;
};

/**
 * Creates the way on to the bridges, where attributes ask for one: they come in a chunk of their own, and what the page is
 * told before it is here waits for it, in order.
 */
export function createRelay(settings: ReadonlySignal<Settings>, gateway: string): Relay {
  let loading: Promise<((bridged: Bridged) => void) | undefined> | undefined;
  const load = () => {
    loading ??= import('../bridges/index.ts').then(
      ({ relay }) => relay,
      () => undefined,
    );
    return loading;
  };
  const stopRelaying = effect(() => {
    if (settings.value.compat || settings.value.dataLayer) void load();
  });
  return {
    stopRelaying,
    relay(told) {
      const { compat, dataLayer, eventType } = settings.peek();
      if (!compat && !dataLayer) return;
      const bridged = { told, compat, dataLayer, eventType, gateway, layer: layerSoFar() };
      void load().then((relay) => relay?.(bridged));
    },
  };
}

/** Copies what the page's tag manager was told until now. */
function layerSoFar(): readonly unknown[] {
  try {
    const { dataLayer }: Window & { dataLayer?: unknown } = window;
    return Array.isArray(dataLayer) ? [...dataLayer] : [];
  } catch {
    return []; // a page that forbids to look
  }
}
