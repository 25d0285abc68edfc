import type { ComponentChildren } from 'preact';
import { shellWords } from '../words/index.ts';
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

/** Replaces content while it loads. Visible only if that takes a while. */
export function Skeleton({ rows = 3 }: { readonly rows?: number }) {
  return (
    <div class="skeleton" role="status" aria-label={shellWords.current.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} class="skeleton-row" />
      ))}
    </div>
  );
}
