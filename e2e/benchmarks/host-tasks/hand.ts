import type { Locator, Page } from 'playwright';
import type { Effort } from './keystroke-level.ts';

/** A point in a target, in CSS pixels from its start corner. */
type Point = { readonly x: number; readonly y: number };

/** Acts in a page as a host does, and counts everything it does. */
export class Hand {
  readonly page: Page;
  #clicks = 0;
  #keys = 0;
  #typings = 0;
  readonly #paths = new Set<string>();

  constructor(page: Page) {
    this.page = page;
    this.#recordPath();
    page.on('framenavigated', () => this.#recordPath());
  }

  async click(target: Locator, position?: Point): Promise<void> {
    await target.click(position && { position });
    this.#clicks += 1;
  }

  /** Types where the last click has put the caret. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.#keys += text.length;
    this.#typings += 1;
  }

  get effort(): Effort {
    return { clicks: this.#clicks, keys: this.#keys, typings: this.#typings };
  }

  /** The number of screens that were shown, including the first one, but not dialogs. */
  get screens(): number {
    return this.#paths.size;
  }

  #recordPath(): void {
    // The same screen with another date counts once.
    this.#paths.add(new URL(this.page.url()).pathname.replace(/\/\d{4}-\d{2}-\d{2}$/, ''));
  }
}
