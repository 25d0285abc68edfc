import { expect, type Locator, type Page } from 'playwright/test';

/** More than the tab stops or times of a day before any target. */
const maxPresses = 40;

/** Clicks a button until something is visible: a button that has just appeared ignores pointer clicks for a moment. */
export async function clickUntil(button: Locator, result: Locator): Promise<void> {
  await expect(async () => {
    if (!(await result.isVisible())) await button.click({ timeout: 1000 });
    await expect(result).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** What an invitee does and sees, found by role and name as assistive technology finds it. */
export class Invitee {
  readonly page: Page;
  /** The current widget: the first of the page, unless `at` or `within` selects another. */
  widget: Locator;
  /** Every line of the browser's console, and every uncaught error. */
  readonly console: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.widget = page.locator('sched-booking');
    page.on('console', (message) => this.console.push(message.text()));
    page.on('pageerror', (error) => this.console.push(error.message));
  }

  /** Selects one of several widgets. */
  at(index: number): void {
    this.widget = this.page.locator('sched-booking').nth(index);
  }

  /** Selects the widget in a frame. */
  within(frame: string): void {
    this.widget = this.page.frameLocator(frame).locator('sched-booking');
  }

  day(date: string): Locator {
    return this.widget.getByRole('button', { name: new RegExp(`^\\w+,? ${date}, `) });
  }

  time(clock: string): Locator {
    return this.widget.getByRole('button', { name: new RegExp(`^${clock}`) });
  }

  /** The Next button beside the selected time, which opens the form. */
  get next(): Locator {
    return this.button(/^Next: /);
  }

  button(name: string | RegExp): Locator {
    return this.widget.getByRole('button', { name });
  }

  field(label: string): Locator {
    return this.widget.getByRole('textbox', { name: label });
  }

  heading(name: string | RegExp): Locator {
    return this.widget.getByRole('heading', { name });
  }

  /** Waits until nothing in the widget moves any longer. */
  async settle(): Promise<void> {
    await this.widget.evaluate(async ({ shadowRoot }) => {
      const moving = shadowRoot?.getAnimations() ?? [];
      // The shimmer of a skeleton never ends.
      const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    });
  }

  async choose(date: string, clock: string): Promise<void> {
    await this.day(date).click();
    await this.time(clock).click();
    await this.next.click();
  }

  /** Fills in the required fields of the form. */
  async introduce(name: string, email: string): Promise<void> {
    await this.field('Name').fill(name);
    await this.field('Email').fill(email);
  }

  /** Presses a key until the target has the focus. */
  async pressUntilFocused(key: string, target: Locator): Promise<void> {
    const hasFocus = () => target.evaluate((element) => element.matches(':focus'));
    for (let presses = 0; presses < maxPresses && !(await hasFocus()); presses += 1) {
      const before = await this.#focused();
      await this.page.keyboard.press(key);
      // The handler of a key may be in a separate chunk.
      await expect.poll(() => this.#focused()).not.toBe(before);
    }
    await expect(target).toBeFocused();
  }

  /** Returns the name of the focused element in the widget or, if it has none, its markup. */
  #focused(): Promise<string | undefined> {
    return this.widget.evaluate(({ shadowRoot }) => {
      const focused = shadowRoot?.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.outerHTML;
    });
  }

  /** Goes from the focused day to the form at one of its times, with keys alone. */
  async chooseByKeyboard(clock: string): Promise<void> {
    const { keyboard } = this.page;
    const day = await this.widget.locator('.day:focus').getAttribute('aria-label');
    await keyboard.press('Enter');
    // The times of the previous day are shown for a moment longer.
    const [date = ''] = day?.split(/,? \d{4}, /) ?? [];
    const times = this.widget.getByRole('toolbar', { name: date });
    await this.pressUntilFocused('Tab', times.getByRole('button').first());
    await this.pressUntilFocused('ArrowRight', this.time(clock));
    await keyboard.press('Enter');
    await this.pressUntilFocused('Tab', this.next);
    await keyboard.press('Enter');
  }

  /** Books at a time of the focused day with keys alone. */
  async bookByKeyboard(clock: string, email: string): Promise<void> {
    const { keyboard } = this.page;
    await this.chooseByKeyboard(clock);
    await expect(this.field('Name')).toBeVisible();
    await this.pressUntilFocused('Tab', this.field('Name'));
    await keyboard.type('Ada Example');
    await keyboard.press('Tab');
    await keyboard.type(email);
    await keyboard.press('Enter');
    await expect(this.heading('You are booked')).toBeFocused();
  }

  async confirm(): Promise<void> {
    await this.button('Confirm booking').click();
  }
}
