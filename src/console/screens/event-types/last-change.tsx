import { useState } from 'preact/hooks';
import { announce, Button, describeError, Notice, useAction } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';

/** The last change, and how to undo it. */
type Undoable = { readonly text: string; readonly undo?: () => Promise<unknown> };

/** The last change of a list, which may have removed its last card. */
export type LastChange = {
  readonly done: Undoable | undefined;
  readonly error: unknown;
  readonly run: (action: () => Promise<unknown>) => unknown;
  /** Says what was done. */
  readonly finish: (done: Undoable) => void;
  readonly forget: () => void;
};

export function useLastChange(): LastChange {
  const [done, setDone] = useState<Undoable | undefined>(undefined);
  const forget = () => setDone(undefined);
  const { error, run } = useAction(async (action: () => Promise<unknown>) => {
    forget();
    await action();
  });
  function finish(next: Undoable): void {
    announce(next.text);
    setDone(next);
  }
  return { done, error, run, finish, forget };
}

/** Says what was done, or why it failed. */
export function LastChangeNotice({ done, error, run }: LastChange) {
  const undo = done?.undo;
  return (
    <>
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      {done && (
        <Notice tone="good" action={undo && <Button onClick={() => run(undo)}>{shellWords.current.undo}</Button>}>
          {done.text}
        </Notice>
      )}
    </>
  );
}
