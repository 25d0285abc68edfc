import { useRef, useState } from 'preact/hooks';
import { queryClient, RequestError, replaceKnown } from '../../data/index.ts';
import { type Action, useAction } from '../use-action.ts';
import { type Draft, isEqual } from './use-draft.ts';

type VersionedResource = { readonly updated_at: string };

/** Fields that two people changed at the same time. */
export type Conflict<Fields extends object> = {
  readonly names: readonly (keyof Fields & string)[];
  readonly mine: Fields;
  readonly theirs: Fields;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Postpones the decision. Nothing is saved. */
  readonly close: () => void;
};

/** An action that saves a draft, and the conflict that prevents it, if any. */
export type Save<Fields extends object> = Action & {
  readonly conflict: Conflict<Fields> | undefined;
  /** Whether the person kept the other version in the last conflict, so that nothing was saved. */
  readonly isTheirs: boolean;
};

/** The fields to send to the server. */
export type Change<Fields extends object> = {
  readonly changed: Partial<Fields>;
  /** All fields of the version that is being changed, with the changes applied. */
  readonly fields: Fields;
  /** Name the version that is being changed (If-Match, RFC 9110, 13.1.1). */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Call it when one part is saved: if a later part fails, the rest is a change to the version that the first part
   * created.
   */
  readonly onPartSaved: () => void;
};

type SaveOptions<Thing extends VersionedResource, Fields extends object> = {
  readonly saved: Thing;
  readonly fieldsOf: (thing: Thing) => Fields;
  readonly draft: Draft<Fields>;
  /** Resolves to the new version, unless the function has replaced it in the cache itself. */
  readonly send: (change: Change<Fields>) => Promise<Thing | undefined>;
};

/**
 * Saves a draft over the version that the person began to edit. Fields that only someone else has changed in the
 * meantime keep their new values. Fields that both have changed are a conflict, which the person decides.
 */
export function useSave<Thing extends VersionedResource, Fields extends object>({
  saved,
  fieldsOf,
  draft,
  send,
}: SaveOptions<Thing, Fields>): Save<Fields> {
  const base = useRef(saved);
  const lastBase = useRef<Thing | undefined>(undefined);
  // Edits made during a save are changes to the version that the save created.
  const isNext = lastBase.current === base.current && saved.updated_at !== base.current.updated_at;
  if (!draft.isChanged || isNext) base.current = saved;
  const [theirs, setTheirs] = useState<Thing | undefined>(undefined);
  const [isTheirs, setIsTheirs] = useState(false);
  const action = useAction(async () => {
    setIsTheirs(false);
    const newer = await sendOver(base.current);
    if (!newer) return;
    if (conflictsWith(newer).length > 0) setTheirs(newer);
    else await overwrite(newer);
  });
  return { ...action, isTheirs, conflict: theirs && conflictOver(theirs) };

  /** Sends the changes to a version. Returns the newer version if someone else has saved one. */
  async function sendOver(version: Thing): Promise<Thing | undefined> {
    const changes = pick(draft.value, draft.changed);
    const fields = { ...fieldsOf(version), ...changes };
    const headers = { 'if-match': `"${version.updated_at}"` };
    const onPartSaved = () => {
      lastBase.current = version;
    };
    try {
      // Without this, the form would return to the old values if the new ones could not be read.
      replaceKnown(saved, await send({ changed: changes, fields, headers, onPartSaved }));
    } catch (error) {
      return newerIn(error);
    }
    onPartSaved();
    draft.settle(changes);
    return undefined;
  }

  async function overwrite(newer: Thing): Promise<void> {
    base.current = newer;
    const newest = await sendOver(newer);
    if (newest) setTheirs(newest);
  }

  function conflictsWith(newer: Thing): (keyof Fields & string)[] {
    const [before, after] = [fieldsOf(base.current), fieldsOf(newer)];
    return draft.changed.filter(
      (name) => !isEqual(before[name], after[name]) && !isEqual(after[name], draft.value[name]),
    );
  }

  function conflictOver(newer: Thing): Conflict<Fields> {
    const names = conflictsWith(newer);
    return {
      names,
      mine: draft.value,
      theirs: fieldsOf(newer),
      keepMine() {
        base.current = newer;
        setTheirs(undefined);
        void action.run();
      },
      takeTheirs() {
        base.current = newer;
        setTheirs(undefined);
        setIsTheirs(true);
        draft.settle(pick(draft.value, names));
        void queryClient.invalidateQueries();
      },
      close: () => setTheirs(undefined),
    };
  }
}

/** Returns the version that someone else has saved. Rethrows any other error. */
function newerIn<Thing>(error: unknown): Thing {
  if (!(error instanceof RequestError) || error.code !== 'changed_meanwhile') throw error;
  if (error.failed.kind !== 'refused' || !error.failed.current) throw error;
  return error.failed.current as Thing; // with this code it is the thing as it is now
}

function pick<Fields extends object>(fields: Fields, names: readonly (keyof Fields & string)[]): Partial<Fields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>; // some of its entries
}
