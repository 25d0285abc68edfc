import { useLayoutEffect, useState } from 'preact/hooks';
import { guardLeaving } from '../../routing/index.ts';
import { askToLeave } from './leave-dialog.tsx';

/** The edits of a person, and how they differ from what is saved. */
export type Draft<Thing extends object> = {
  readonly value: Thing;
  /** The fields whose values differ from the saved ones. */
  readonly changed: readonly (keyof Thing & string)[];
  readonly isChanged: boolean;
  readonly set: (change: Partial<Thing>) => void;
  readonly discard: () => void;
  /** Drops the edits that were saved. Fields that were edited again in the meantime keep their edits. */
  readonly settle: (savedEdits: Partial<Thing>) => void;
};

/**
 * Holds the unsaved changes to something that is saved. Fields without an edit follow the server. Leaving the page with
 * unsaved changes asks first.
 */
export function useDraft<Thing extends object>(thing: Thing): Draft<Thing> {
  const [edits, setEdits] = useState<Partial<Thing>>({});
  const value = { ...thing, ...edits };
  // The keys of an object literal's type are its own.
  const changed = (Object.keys(edits) as (keyof Thing & string)[]).filter((key) => !isEqual(edits[key], thing[key]));
  const isChanged = changed.length > 0;
  // A layout effect, so that the guard is set before the next event: the person may leave immediately.
  useLayoutEffect(() => (isChanged ? guardLeaving(askToLeave) : undefined), [isChanged]);
  return {
    value,
    changed,
    isChanged,
    set: (change) => setEdits((before) => ({ ...before, ...change })),
    discard: () => setEdits({}),
    settle: (savedEdits) => setEdits((before) => withoutSaved(before, savedEdits)),
  };
}

function withoutSaved<Thing extends object>(edits: Partial<Thing>, savedEdits: Partial<Thing>): Partial<Thing> {
  // The keys of edits are keys of the thing.
  const rest = Object.entries(edits).filter(([name, edit]) => edit !== savedEdits[name as keyof Thing]);
  return Object.fromEntries(rest) as Partial<Thing>; // some of the same entries
}

/** Returns whether two pieces of data have the same content. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
