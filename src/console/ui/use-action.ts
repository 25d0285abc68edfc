import { useRef, useState } from 'preact/hooks';

/** Something that a person starts: whether it runs, and what went wrong last. */
export type Action<Input extends readonly unknown[] = []> = {
  readonly run: (...input: Input) => Promise<void>;
  readonly isRunning: boolean;
  readonly error: unknown;
  readonly clearError: () => void;
};

/** Runs `act` once at a time, and keeps its error to be shown. */
export function useAction<Input extends readonly unknown[] = []>(
  act: (...input: Input) => Promise<unknown>,
): Action<Input> {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const isBusy = useRef(false);
  async function run(...input: Input): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
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
