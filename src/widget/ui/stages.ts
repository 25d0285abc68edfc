import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * Returns how many of `all` stages to draw: one at first, one more after each paint. Drawing all of them at once would
 * block a slow phone for longer than a tap may wait.
 */
export function useStages(all: number): number {
  const stage = useSignal(1);
  useEffect(() => {
    if (stage.value < all) stage.value += 1;
  }, [stage.value]);
  return stage.value;
}
