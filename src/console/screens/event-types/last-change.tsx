import { useState } from 'preact/hooks';
import { announce, Button, describeError, Notice, useAction } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';

/** The last change, and how to undo it. */
type Undoable = { readonly text: string; readonly undo?: () => Promise<unknown> };

/** The last change of a list, which may have removed its last card. */
export type LastChange = {
  readonly change: Undoable | undefined;
  readonly error: unknown;
  readonly run: (action: () => Promise<unknown>) => unknown;
  /** Says what was done. */
  readonly finish: (change: Undoable) => void;
  readonly forget: () => void;
};

export function useLastChange(): LastChange {
  const [change, setChange] = useState<Undoable | undefined>(undefined);
  const forget = () => setChange(undefined);
  const { error, run } = useAction(async (action: () => Promise<unknown>) => {
    forget();
    await action();
  });
  function finish(next: Undoable): void {
    announce(next.text);
    setChange(next);
  }
  return { change, error, run, finish, forget };
}

/** Says what was done, or why it failed. */
export function LastChangeNotice({ change, error, run }: LastChange) {
  const undo = change?.undo;
  return (
    <>
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      {change && (
        <Notice tone="good" action={undo && <Button onClick={() => run(undo)}>{shellWords.current.undo}</Button>}>
          {change.text}
        </Notice>
      )}
    </>
  );
}
