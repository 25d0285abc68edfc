import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSlow } from './hooks.ts';
import { Notice } from './notice.tsx';

type Chunk<Props> =
  | { readonly state: 'absent' | 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly Component: ComponentType<Props> };

/** What to say while a part loads slowly, and if it cannot be loaded. */
export type LazyWords = { readonly slow: string; readonly partFailed: string; readonly tryAgain: string };

/**
 * A component in a separate chunk: shows blocks while it loads, and says so if that takes long. If it cannot be loaded,
 * offers a retry, and retries by itself once the browser is online again. A part without words is only a remark, and
 * nothing is shown in its place.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const chunk = signal<Chunk<Props>>({ state: 'absent' });

  async function preload(): Promise<void> {
    if (chunk.peek().state === 'ready' || chunk.peek().state === 'loading') return;
    chunk.value = { state: 'loading' };
    try {
      chunk.value = { state: 'ready', Component: await load() };
    } catch {
      chunk.value = { state: 'failed' };
      addEventListener('online', () => void preload(), { once: true });
    }
  }

  function Lazy({ words, ...props }: Props & { words?: LazyWords }) {
    const now = chunk.value;
    const isSlow = useSlow(now.state === 'loading');
    useEffect(() => void preload(), []);
    // The remaining props belong to the component. The compiler cannot subtract from a type parameter.
    if (now.state === 'ready') return <now.Component {...(props as unknown as Props)} />;
    if (!words) return null;
    if (now.state === 'failed') {
      return (
        <Notice isUrgent title={words.partFailed} action={{ label: words.tryAgain, onClick: () => void preload() }} />
      );
    }
    return (
      <>
        <span class="bone" />
        <p class="quiet" role="status">
          {isSlow && words.slow}
        </p>
      </>
    );
  }

  return { Lazy, preload: () => void preload() };
}
