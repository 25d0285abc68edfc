import { expect, type Locator, type Page } from 'playwright/test';

/** What an invitee does and sees, found by role and name as assistive technology finds it. */
export class Invitee {
  readonly page: Page;
  /** The widget that is looked at: the one of the page, unless `at` or `within` say otherwise. */
  widget: Locator;
  /** Every line the browser's console printed, and every error nobody caught. */
  readonly console: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.widget = page.locator('sched-booking');
    page.on('console', (message) => this.console.push(message.text()));
    page.on('pageerror', (error) => this.console.push(error.message));
  }

  /** Turns to one of several widgets. */
  at(index: number): void {
    this.widget = this.page.locator('sched-booking').nth(index);
  }

  /** Turns to the widget in a frame. */
  within(frame: string): void {
    this.widget = this.page.frameLocator(frame).locator('sched-booking');
  }

  day(date: string): Locator {
    return this.widget.getByRole('button', { name: new RegExp(`^\\w+,? ${date}, `) });
  }

  time(clock: string): Locator {
    return this.widget.getByRole('button', { name: new RegExp(`^${clock}`) });
  }

  /** The second half of the chosen time, which goes on to the form. */
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

  /** Waits until nothing in the widget moves any more. */
  async settle(): Promise<void> {
    await this.widget.evaluate(async ({ shadowRoot }) => {
      const moving = shadowRoot?.getAnimations() ?? [];
      // What shimmers while something is waited for has no end.
      const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    });
  }

  async choose(date: string, clock: string): Promise<void> {
    await this.day(date).click();
    await this.time(clock).click();
    await this.next.click();
  }

  /** Fills what the form requires. */
  async introduce(name: string, email: string): Promise<void> {
    await this.field('Name').fill(name);
    await this.field('Email').fill(email);
  }

  /** Books at a time of the focused day with keys alone. */
  async bookByKeyboard(clock: string, email: string): Promise<void> {
    const { keyboard } = this.page;
    await keyboard.press('Enter');
    await this.time(clock).focus();
    await keyboard.press('Enter');
    await this.next.focus();
    await keyboard.press('Enter');
    await expect(this.field('Name')).toBeVisible();
    await this.field('Name').focus();
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
