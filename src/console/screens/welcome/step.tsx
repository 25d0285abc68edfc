import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { withColon } from '../../formats/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { words } from './words/index.ts';

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly isOpen: boolean;
  readonly isDone: boolean;
  /** A summary of the choice, shown while the step is closed. */
  readonly summary?: string;
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
};

/** One step. Its heading is focused when it opens after another step. */
export function Step({ number, title, isOpen, isDone, summary, onOpen, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  const id = useId();
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <li class="card step" aria-current={isOpen ? 'step' : undefined}>
      <header class="step-header">
        <span class={isDone ? 'step-number done' : 'step-number'} aria-hidden="true">
          {isDone ? <Icon name="check" /> : number}
        </span>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isDone && !isOpen && (
          <Button kind="quiet" label={withColon(words.current.change, title)} onClick={onOpen}>
            {words.current.change}
          </Button>
        )}
      </header>
      {isOpen && <div class="stack step-body">{children}</div>}
      {!isOpen && summary && <p class="muted step-body">{summary}</p>}
    </li>
  );
}
