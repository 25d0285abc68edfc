import type { Locator, Page } from 'playwright/test';
import { clickUntil, expect, Invitee, journey, type TestServer } from '../support/index.ts';

type ThemedPage = {
  /** Style sheet of the page. */
  readonly css?: string;
  readonly attributes?: string;
  /** Wraps the element in markup of the page. */
  readonly around?: (element: string) => string;
};

/** Opens a page whose owner styles the widget. */
export async function openThemed(page: Page, server: TestServer, themed: ThemedPage): Promise<Invitee> {
  const { css = '', attributes = '', around = (element: string) => element } = themed;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page of a brand</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${css}</style>
    <script type="module" src="/sched-booking.js"></script><main><h1>Talk to us</h1>
    ${around(`<sched-booking event-type="42" ${attributes}></sched-booking>`)}</main>`;
  await page.route('**/themed', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${server.address}/themed`);
  return new Invitee(page);
}

/** Returns a computed style of the first element in the widget that matches a selector, once nothing moves. */
export async function styleOf(invitee: Invitee, selector: string, property: string): Promise<string> {
  await invitee.settle();
  const locator: Locator = invitee.widget.locator(selector).first();
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Opens the popup of a widget that is not inline. */
export function openPopup(page: Page): Promise<void> {
  return page.evaluate(() => (document.querySelector('sched-booking') as unknown as { open(): void }).open());
}

export type Step = 'month' | 'week' | 'column' | 'form' | 'done' | 'moving' | 'canceling';

/**
 * Goes through every layout and step, and calls `see` in each. Journeys share a server, so each books a different
 * `clock` time on a Friday that no other journey uses.
 */
export async function walk(invitee: Invitee, clock: string, see: (step: Step) => Promise<void>): Promise<void> {
  const { widget } = invitee;
  for (const layout of ['week', 'column', 'month'] as const) {
    await widget.evaluate(
      (element, wished) => {
        for (const [name, value] of Object.entries(wished)) element.setAttribute(name, value);
      },
      { layout, date: '2026-12-04' },
    );
    await expect(widget.locator('.agenda-days')).toHaveCount(layout === 'month' ? 0 : 1);
    if (layout === 'month') await invitee.time(clock).click();
    else await widget.getByRole('button', { name: new RegExp(`\\b4 December.* ${clock}`) }).click();
    await see(layout);
  }
  await invitee.next.click();
  await invitee.introduce('Ada', '');
  await invitee.confirm();
  await expect(widget.locator('.error').first()).toBeVisible();
  await see('form');
  await invitee.introduce('Ada', `ada${clock.replace(':', '')}@example.org`);
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  await see('done');
  await clickUntil(invitee.button('Reschedule'), invitee.button('Keep this time'));
  await invitee.day('7 December 2026').click();
  await invitee.time(clock).click();
  await invitee.next.click();
  await expect(invitee.heading('Reschedule your booking?')).toBeVisible();
  await see('moving');
  await invitee.button('Back').click();
  await invitee.button('Keep this time').click();
  await clickUntil(invitee.button('Cancel booking'), invitee.heading('Cancel your booking?'));
  await see('canceling');
}

export { expect, journey };
