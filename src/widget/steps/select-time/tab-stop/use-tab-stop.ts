import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Instant } from '../../../../time/index.ts';
import type { Slot } from '../../../calendar/index.ts';

/**
 * Returns which of the times of a day is their tab stop, and the handler of the keys that move the focus among them.
 * The tab stop is the time that had the focus last, which times write into `focused`; otherwise the selected one, or
 * the first. It is undefined if the keys could not be loaded: then all times are tab stops.
 */
export function useTabStop(slots: readonly Slot[], chosenStart: Instant | undefined) {
  const focused = useSignal<Instant | undefined>(undefined);
  const isWithoutKeys = useSignal(false);
  const isFocused = focused.value !== undefined;
  const load = (use?: (module: typeof import('../move-focus/index.ts')) => void) =>
    import('../move-focus/index.ts').then(use, () => {
      isWithoutKeys.value = true;
    });
  useEffect(() => {
    if (isFocused) load();
  }, [isFocused]);
  function onKeyDown(event: TargetedKeyboardEvent<HTMLElement>): void {
    const { currentTarget: times, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || isWithoutKeys.value || !/^(Arrow|Home|End)/.test(key)) return;
    // The browser scrolls with these keys, and does not wait for the chunk.
    event.preventDefault();
    load(({ moveFocus }) => moveFocus(times, key));
  }
  const isHere = (time: Instant | undefined) => slots.some(({ start }) => start === time);
  const stop = [focused.value, chosenStart].find(isHere) ?? slots[0]?.start;
  return { focused, stop: isWithoutKeys.value ? undefined : stop, onKeyDown };
}
