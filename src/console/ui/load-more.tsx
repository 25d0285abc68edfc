import { mostPages } from '../data/index.ts';
import { setQuery } from '../routing/index.ts';
import { shellWords } from '../words/index.ts';
import { Button } from './button.tsx';

/**
 * Below a list that the address counts the pages of: a button for one more page or, after the last one that is shown,
 * how to find the other entries.
 */
export function LoadMore({ pages }: { readonly pages: number }) {
  const { loadMore, searchForMore } = shellWords.current;
  if (pages >= mostPages) return <p class="load-more muted">{searchForMore}</p>;
  return (
    <p class="load-more">
      <Button onClick={() => setQuery({ pages: `${pages + 1}` })}>{loadMore}</Button>
    </p>
  );
}
