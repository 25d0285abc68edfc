import { useEffect, useRef, useState } from 'preact/hooks';
import { RequestError } from '../data/index.ts';
import { focusFault } from './focus/index.ts';

/** Something that a person starts: whether it runs, and what went wrong last. */
export type Action<Input extends readonly unknown[] = []> = {
  readonly run: (...input: Input) => Promise<void>;
  readonly isRunning: boolean;
  readonly error: unknown;
  readonly clearError: () => void;
};

/** Runs `act` once at a time, and keeps its error to be shown. The first field that was refused gets the focus. */
export function useAction<Input extends readonly unknown[] = []>(
  act: (...input: Input) => Promise<unknown>,
): Action<Input> {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const isBusy = useRef(false);
  const starter = useRef<Element | null>(null);
  useEffect(() => {
    const isAtFields = error instanceof RequestError && Object.keys(error.errors).length > 0;
    // Somebody may have gone on meanwhile.
    if (isAtFields && document.activeElement === starter.current) focusFault(formOf(starter.current));
  }, [error]);
  async function run(...input: Input): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    starter.current = document.activeElement;
    setRunning(true);
    setError(undefined);
    try {
      await act(...input);
    } catch (thrown) {
      // A browser's dialog that somebody closed is no failure.
      if (!(thrown instanceof Error && ['NotAllowedError', 'AbortError'].includes(thrown.name))) setError(thrown);
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }
  return { run, isRunning, error, clearError: () => setError(undefined) };
}

/** What holds the fields: a button in the foot of a dialog or of a page is outside of their form. */
function formOf(starter: Element | null): ParentNode {
  return starter?.closest('form, dialog, main') ?? document;
}
