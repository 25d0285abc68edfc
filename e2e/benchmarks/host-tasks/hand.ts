import type { Locator, Page } from 'playwright';
import type { Effort } from './keystroke-level.ts';

/** A point in a target, in CSS pixels from its start corner. */
type Point = { readonly x: number; readonly y: number };

/** The hand of a host: it does nothing in a page that it does not count. */
export class Hand {
  readonly page: Page;
  #clicks = 0;
  #keys = 0;
  #typings = 0;
  readonly #paths = new Set<string>();

  constructor(page: Page) {
    this.page = page;
    this.#notePath();
    page.on('framenavigated', () => this.#notePath());
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

  /** How many screens were on show: the first one counts, dialogs do not. */
  get screens(): number {
    return this.#paths.size;
  }

  #notePath(): void {
    // Another date of the same screen is no other screen.
    this.#paths.add(new URL(this.page.url()).pathname.replace(/\/\d{4}-\d{2}-\d{2}$/, ''));
  }
}
