import type { ComponentChildren } from 'preact';
import type { LoadState } from '../data/index.ts';
import { LoadError, Skeleton } from './notice.tsx';

type ShowProps<Data> = {
  readonly loaded: LoadState<Data>;
  /** The number of rows in the skeleton: about as many as will be loaded. */
  readonly rows?: number;
  readonly children: (data: Data) => ComponentChildren;
};

/** Shows requested data: a skeleton while it loads, an error with a retry if it fails, and then the content. */
export function Show<Data>({ loaded, rows, children }: ShowProps<Data>) {
  if (loaded.state === 'loading') return <Skeleton {...(rows !== undefined && { rows })} />;
  if (loaded.state === 'failed') return <LoadError error={loaded.error} retry={loaded.retry} />;
  return <>{children(loaded.data)}</>;
}
