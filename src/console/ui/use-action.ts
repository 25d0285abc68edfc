import { useEffect, useRef, useState } from 'preact/hooks';
import { RequestError } from '../data/index.ts';
import { TranslatedError } from './errors/index.ts';
import { focusFault } from './focus/index.ts';

/** An action of a person: whether it is running, and the error of the last attempt. */
export type Action<Input extends readonly unknown[] = []> = {
  readonly run: (...input: Input) => Promise<void>;
  readonly isRunning: boolean;
  readonly error: unknown;
  readonly clearError: () => void;
};

/** Runs `action` once at a time, and keeps its error to be shown. Focuses the first field that was refused. */
export function useAction<Input extends readonly unknown[] = []>(
  action: (...input: Input) => Promise<unknown>,
): Action<Input> {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const isBusy = useRef(false);
  const starter = useRef<Element | null>(null);
  useEffect(() => {
    // The console's own checks mark the fields before anything is sent.
    const isAtFields =
      error instanceof TranslatedError || (error instanceof RequestError && Object.keys(error.errors).length > 0);
    // The person may have focused something else in the meantime.
    if (isAtFields && document.activeElement === starter.current) focusFault(formOf(starter.current));
  }, [error]);
  async function run(...input: Input): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    starter.current = document.activeElement;
    setRunning(true);
    setError(undefined);
    try {
      await action(...input);
    } catch (failure) {
      // Closing a dialog of the browser is not a failure.
      if (!(failure instanceof Error && ['NotAllowedError', 'AbortError'].includes(failure.name))) setError(failure);
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }
  return { run, isRunning, error, clearError: () => setError(undefined) };
}

/** Returns the element around the fields: a button in the footer of a dialog or a page is outside their form. */
function formOf(starter: Element | null): ParentNode {
  return starter?.closest('form, dialog, main') ?? document;
}
