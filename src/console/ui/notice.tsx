import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { loadAgain } from '../data/index.ts';
import { shellWords } from '../words/index.ts';
import { announce } from './announce.tsx';
import { Button } from './button.tsx';
import { describeError } from './errors/index.ts';
import { Icon } from './icon.tsx';

type NoticeProps = {
  readonly tone: 'good' | 'warning' | 'bad' | 'plain';
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
};

/** One line about the state of something, and an action. Screen readers read an error immediately. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div class={`notice ${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      {(tone === 'warning' || tone === 'bad') && <Icon name="warning" />}
      <div class="notice-text">{children}</div>
      {action}
    </div>
  );
}

/** Replaces content that could not be loaded, and offers a retry. */
export function LoadError({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  return (
    <Notice tone="bad" action={<Button onClick={retry}>{shellWords.current.tryAgain}</Button>}>
      {describeError(error)}
    </Notice>
  );
}

type EmptyStateProps = {
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly action?: ComponentChildren;
};

/** Replaces an empty list: why it is empty, and what to do first. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children && <p class="muted">{children}</p>}
      {action}
    </div>
  );
}

const slowSeconds = 10;

type SkeletonProps = {
  readonly rows?: number;
  /** Aborts what does not load, and requests it again. @default everything on screen that is still loading */
  readonly retry?: () => unknown;
};

/** The skeletons on screen, in their order. The first one speaks for all of them. */
const skeletons = signal<readonly symbol[]>([]);
/** How often the person has tried again, which all skeletons wait for anew. */
const attempt = signal(0);

/** Replaces content while it loads. Visible only if that takes a while, and offers a retry if it takes long. */
export function Skeleton({ rows = 3, retry = loadAgain }: SkeletonProps) {
  const { loading, slow, tryAgain } = shellWords.current;
  const [self] = useState(() => Symbol());
  const [slowAttempt, setSlowAttempt] = useState<number>();
  const current = attempt.value;
  useLayoutEffect(() => {
    skeletons.value = [...skeletons.peek(), self];
    return () => {
      skeletons.value = skeletons.peek().filter((one) => one !== self);
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlowAttempt(current);
      if (skeletons.peek()[0] === self) announce(shellWords.current.slow);
    }, slowSeconds * 1000);
    return () => clearTimeout(timer);
  }, [current]);
  function tryNow(): void {
    attempt.value = current + 1;
    void retry();
  }
  // During the next attempt the button stays, because it has the keyboard focus.
  const button = (
    <Button onClick={tryNow} isBusy={slowAttempt !== current}>
      {tryAgain}
    </Button>
  );
  return (
    <div class="skeleton">
      <div role="status" aria-label={loading}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} class="skeleton-row" />
        ))}
      </div>
      {slowAttempt !== undefined && skeletons.value[0] === self && (
        <Notice tone="plain" action={button}>
          {slow}
        </Notice>
      )}
    </div>
  );
}
