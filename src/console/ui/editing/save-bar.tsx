import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { now } from '../../data/index.ts';
import { clockTime, listText } from '../../formats/index.ts';
import { shellWords } from '../../words/index.ts';
import { announce } from '../announce.tsx';
import { Button } from '../button.tsx';
import { describeError } from '../errors/index.ts';
import { Notice } from '../notice.tsx';
import type { Action } from '../use-action.ts';
import type { Save } from './use-save.ts';
import './save-bar.css';

type SaveBarProps = {
  /** The changed fields, as the labels on screen. */
  readonly changed: readonly string[];
  readonly save: Action & Partial<Pick<Save<object>, 'isTheirs'>>;
  readonly onDiscard: () => void;
};

/**
 * Stays visible while there are unsaved changes, and names the changed fields. Then says when they were saved, or that
 * the other version was kept. Ctrl-S saves too.
 */
export function SaveBar({ changed, save, onDiscard }: SaveBarProps) {
  const words = shellWords.current;
  const [outcome, setOutcome] = useState<string | undefined>(undefined);
  const isChanged = changed.length > 0;
  // Changes that are gone count as saved only after a save that succeeded: after one that failed, they were discarded.
  const isSaving = useRef(false);
  const sentence = useRef<HTMLParagraphElement>(null);
  function saveNow(): void {
    isSaving.current = true;
    void save.run();
  }
  function discard(): void {
    isSaving.current = false;
    save.clearError();
    onDiscard();
  }
  useLayoutEffect(() => {
    if (isChanged || !isSaving.current) return;
    isSaving.current = false;
    if (save.error !== undefined) return; // the person undid the changes by hand
    const text = save.isTheirs ? words.conflict.keptTheirs : words.saved(clockTime(now()));
    setOutcome(text);
    announce(text);
  }, [isChanged]);
  useLayoutEffect(() => {
    // The focused button disappeared with the bar.
    if (document.activeElement === document.body) sentence.current?.focus({ preventScroll: true });
  }, [isChanged, outcome]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      if (isChanged) saveNow();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  if (!isChanged) {
    return outcome === undefined ? null : (
      <p class="saved muted" tabIndex={-1} ref={sentence}>
        {outcome}
      </p>
    );
  }
  return (
    <div class="save-bar">
      {save.error !== undefined && <Notice tone="bad">{describeError(save.error)}</Notice>}
      <p>{words.unsaved(listText(changed))}</p>
      <Button kind="quiet" onClick={discard}>
        {words.discard}
      </Button>
      <Button kind="primary" isBusy={save.isRunning} onClick={saveNow}>
        {save.isRunning ? words.saving : words.save}
      </Button>
    </div>
  );
}
