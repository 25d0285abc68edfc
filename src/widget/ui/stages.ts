import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * Returns how many of `all` stages are to be drawn: one at first, one more after each paint. All of them in one piece
 * would hold up a slow phone for longer than a tap may go unanswered.
 */
export function useStages(all: number): number {
  const stage = useSignal(1);
  useEffect(() => {
    if (stage.value < all) stage.value += 1;
  }, [stage.value]);
  return stage.value;
}
