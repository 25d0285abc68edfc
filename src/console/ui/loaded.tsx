import type { ComponentChildren } from 'preact';
import type { Loaded } from '../data/index.ts';
import { LoadError, Skeleton } from './notice.tsx';

type ShowProps<Data> = {
  readonly loaded: Loaded<Data>;
  /** Rows of the skeleton: about as many as there will be. */
  readonly rows?: number;
  readonly children: (data: Data) => ComponentChildren;
};

/** Shows what was requested: a skeleton before it is here, what to do when it failed, and then the thing itself. */
export function Show<Data>({ loaded, rows, children }: ShowProps<Data>) {
  if (loaded.state === 'loading') return <Skeleton {...(rows !== undefined && { rows })} />;
  if (loaded.state === 'failed') return <LoadError error={loaded.error} retry={loaded.retry} />;
  return <>{children(loaded.data)}</>;
}
