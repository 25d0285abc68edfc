import { useLayoutEffect, useState } from 'preact/hooks';
import { guardLeaving } from '../../routing/index.ts';
import { askToLeave } from './leave-dialog.tsx';

/** What a person is editing, beside what is saved. */
export type Draft<Thing extends object> = {
  readonly value: Thing;
  /** The fields that differ from what is saved. */
  readonly changed: readonly (keyof Thing & string)[];
  readonly isChanged: boolean;
  readonly set: (change: Partial<Thing>) => void;
  readonly discard: () => void;
  /** Forgets the edits that have been saved; what was edited again meanwhile stays. */
  readonly settle: (sent: Partial<Thing>) => void;
};

/**
 * Keeps the changes to something that is saved. What the server sends meanwhile is taken over in the fields that have
 * not been touched. Leaving the page with changes asks first.
 */
export function useDraft<Thing extends object>(saved: Thing): Draft<Thing> {
  const [edits, setEdits] = useState<Partial<Thing>>({});
  const value = { ...saved, ...edits };
  // The keys of an object literal's type are its own.
  const changed = (Object.keys(edits) as (keyof Thing & string)[]).filter((key) => !isEqual(edits[key], saved[key]));
  const isChanged = changed.length > 0;
  // Before the next event: somebody may leave at once.
  useLayoutEffect(() => (isChanged ? guardLeaving(askToLeave) : undefined), [isChanged]);
  return {
    value,
    changed,
    isChanged,
    set: (change) => setEdits((before) => ({ ...before, ...change })),
    discard: () => setEdits({}),
    settle: (sent) => setEdits((before) => withoutSent(before, sent)),
  };
}

function withoutSent<Thing extends object>(edits: Partial<Thing>, sent: Partial<Thing>): Partial<Thing> {
  // The keys of edits are keys of the thing.
  const left = Object.entries(edits).filter(([name, edit]) => edit !== sent[name as keyof Thing]);
  return Object.fromEntries(left) as Partial<Thing>; // some of the same entries
}

/** Returns whether two pieces of data have the same content. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
