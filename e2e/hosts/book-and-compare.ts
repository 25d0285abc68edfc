import { expect, hostJourney } from './host-journey.ts';
import type { HostPage } from './host-page.ts';

/** Declares a journey for each page: it books, and nothing of the page is otherwise than without the widget. */
export function bookAndCompare(pages: readonly HostPage[]): void {
  for (const host of pages) {
    hostJourney(`books on a page with ${host.name}`, async ({ visit }) => {
      const { book, changes } = await visit(host);
      await book();
      expect(await changes()).toEqual([]);
    });
  }
}
