import { embeddingJourney, expect } from './embedding-journey.ts';
import type { EmbeddingPage } from './pages/index.ts';

/**
 * Declares a journey for each page, which books a time and then compares the page with the same page without the
 * widget.
 */
export function bookAndCompare(pages: readonly EmbeddingPage[]): void {
  for (const embeddingPage of pages) {
    embeddingJourney(`books on a page with ${embeddingPage.name}`, async ({ visit }) => {
      const { book, changes } = await visit(embeddingPage);
      await book();
      expect(await changes()).toEqual([]);
    });
  }
}
