import type { Signal } from '@preact/signals';
import type { LoadWords } from '../messages/index.ts';
import type { Gateway } from '../queries/index.ts';
import type { Emit } from './page-events.ts';
import type { Settings } from './settings.ts';

/** What one widget works with: its place on the page, its settings, and its gateway. */
export type BookingContext = {
  /** The element on the page, for its attributes beyond the settings. */
  readonly element: HTMLElement;
  readonly gateway: Gateway;
  readonly settings: Signal<Settings>;
  readonly emit: Emit;
  readonly loadWords: LoadWords;
  /** Warns the page's developer. */
  readonly warn: (expected: string) => void;
};
