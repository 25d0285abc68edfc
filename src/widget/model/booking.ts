import { createModel, type Signal } from '@preact/signals';
import type { LoadWords } from '../messages/index.ts';
import type { Gateway } from '../queries/index.ts';
import { createFilling } from './filling.ts';
import { createManaging } from './managing.ts';
import type { Emit } from './page-events.ts';
import { createPicking } from './picking.ts';
import type { Settings } from './settings.ts';

export type BookingParts = {
  /** The element on the page, for what its attributes say beyond the settings. */
  readonly element: HTMLElement;
  readonly gateway: Gateway;
  readonly settings: Signal<Settings>;
  readonly emit: Emit;
  readonly loadWords: LoadWords;
  /** Tells the author of the page what was expected. */
  readonly warn: (expected: string) => void;
};

/** Everything one widget knows, and everything that can be done with it. Disposing it stops what it watches. */
export const Booking = createModel((parts: BookingParts) => {
  const picking = createPicking(parts);
  const filling = createFilling(parts, picking);
  return { ...picking, ...filling, ...createManaging(parts, { picking, filling }) };
});

export type Booking = InstanceType<typeof Booking>;
