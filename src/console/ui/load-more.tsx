import { maxPages } from '../data/index.ts';
import { setQuery } from '../routing/index.ts';
import { shellWords } from '../words/index.ts';
import { Button } from './button.tsx';

/**
 * Shows, below a list whose number of pages is in the address, a button for one more page or, after the last page that
 * can be shown, how to find the other entries.
 */
export function LoadMore({ pages }: { readonly pages: number }) {
  const { loadMore, searchForMore } = shellWords.current;
  if (pages >= maxPages) return <p class="load-more muted">{searchForMore}</p>;
  return (
    <p class="load-more">
      <Button onClick={() => setQuery({ pages: `${pages + 1}` })}>{loadMore}</Button>
    </p>
  );
}
