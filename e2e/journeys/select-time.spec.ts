import type { Locator } from 'playwright/test';
import { expect, journey } from '../support/index.ts';

for (const width of [260, 320]) {
  journey.describe(`in a column of ${width} px`, () => {
    journey.use({ viewport: { width, height: 700 }, timezoneId: 'Asia/Kathmandu' });

    journey(`keeps the selected time clear of the faded edge in ${width} px`, async ({ invitee }) => {
      await invitee.day('24 November 2026').click();
      const times = invitee.widget.locator('.times');
      const time = times.getByRole('listitem').nth(5);
      await time.getByRole('button').click();
      const [pane, next] = [await times.boundingBox(), await invitee.next.boundingBox()];
      if (!pane || !next) throw new Error('The times and their “Next” are not on show.');
      expect(next.y + next.height).toBeLessThanOrEqual(pane.y + pane.height - 28);
    });

    journey(
      `shows the length beside the host’s name, and both below the title, in ${width} px`,
      async ({ invitee }) => {
        const boxOf = (selector: string) => invitee.widget.locator(selector).boundingBox();
        await expect(invitee.widget.locator('.details .facts')).toBeVisible();
        const [title, name, length] = [
          await boxOf('.details h2'),
          await boxOf('.host > :last-child'),
          await boxOf('.facts'),
        ];
        if (!title || !name || !length) throw new Error('Title, name and length are not all in sight.');
        expect(name.x).toBe(title.x);
        expect(length.x).toBeGreaterThan(name.x + name.width);
        expect(length.y).toBeGreaterThanOrEqual(title.y + title.height);
      },
    );

    journey(`shows the host’s name and the city in full in ${width} px`, async ({ invitee }) => {
      for (const name of ['Demo Host', 'Kathmandu']) {
        const words = invitee.widget.getByText(name, { exact: true });
        expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      }
    });
  });
}

for (const width of [260, 288, 320, 360]) {
  journey.describe(`with a clock of twelve hours in ${width} px`, () => {
    journey.use({ viewport: { width, height: 700 }, locale: 'en-US' });

    journey(`breaks neither the time nor Next in ${width} px`, async ({ invitee }) => {
      await invitee.day('November 24').click();
      // Any time that other journeys have not booked.
      await invitee
        .button(/^1[0-2]:\d\d [AP]M/)
        .first()
        .click();
      const split = invitee.widget.locator('.split > button');
      await expect(split).toHaveCount(2);
      const lines = await split.evaluateAll((buttons) =>
        buttons.map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button);
          return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
        }),
      );
      expect(lines).toEqual([1, 1]);
    });
  });
}

journey('scrolls Next into view in the week layout', async ({ invitee }) => {
  await invitee.widget.evaluate((element) => element.setAttribute('layout', 'week'));
  await invitee.button('Next week').click();
  // This is not a pointer click, for which Playwright would scroll.
  await invitee.time('Monday 23 November 2026, 10:30').dispatchEvent('click');
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const edge = await invitee.widget.locator('.agenda-days').evaluate(bottomOf);
  await expect.poll(() => invitee.next.evaluate(bottomOf)).toBeLessThanOrEqual(edge - 28);
});

journey('keeps the focused time of a week below its sticky heading', async ({ invitee }) => {
  await invitee.widget.evaluate((element) => element.setAttribute('layout', 'week'));
  await invitee.button('Next week').click();
  await invitee.time('Monday 23 November 2026, 16:30').focus();
  const heading = await invitee.heading('Monday 23 November 2026').boundingBox();
  for (let presses = 0; presses < 14; presses += 1) {
    await invitee.page.keyboard.press('ArrowUp');
    const focused = await invitee.widget.locator('.time:focus').boundingBox();
    if (!heading || !focused) throw new Error('No time has the focus below its day.');
    expect(focused.y).toBeGreaterThanOrEqual(heading.y + heading.height);
  }
});

journey('marks today in a week by more than color', async ({ invitee }) => {
  await invitee.widget.evaluate((element) => element.setAttribute('layout', 'week'));
  const markOf = (date: string) =>
    invitee.heading(date).evaluate((element) => getComputedStyle(element, '::after').borderTopStyle);
  await expect.poll(() => markOf('Friday 20 November 2026')).toBe('solid');
  expect(await markOf('Saturday 21 November 2026')).toBe('none');
});

journey.describe('with a finger', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  journey('leaves no hover style on the last tapped control', async ({ invitee }) => {
    const next = invitee.button('Next month');
    const before = await backgroundOf(next);
    await next.tap();
    await expect(invitee.heading('December 2026')).toBeVisible();
    expect(await backgroundOf(next)).toBe(before);
  });
});

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 390, height: 667 }, hasTouch: true });

  journey('begins the list of a week with today', async ({ invitee }) => {
    await invitee.widget.evaluate((element) => element.setAttribute('layout', 'week'));
    await expect(invitee.heading('Friday 20 November 2026')).toBeVisible();
    await expect(invitee.heading('Saturday 21 November 2026')).toBeVisible();
    await expect(invitee.heading('Thursday 19 November 2026')).toBeHidden();
  });

  for (const layout of ['week', 'column']) {
    journey(`grows with the days of a ${layout}, without its own scrolling`, async ({ invitee }) => {
      await invitee.widget.evaluate((element, name) => element.setAttribute('layout', name), layout);
      await invitee.button(/^Next (week|month)$/).tap();
      const days = invitee.widget.locator('.agenda-days');
      await expect(days.locator('.time').nth(40)).toBeVisible();
      const hidden = await days.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
      const [last, frame] = [
        await days.locator('.time').last().boundingBox(),
        await invitee.widget.locator('.frame').boundingBox(),
      ];
      if (!last || !frame) throw new Error('The last time is not drawn.');
      expect(last.y + last.height).toBeLessThan(frame.y + frame.height);
    });
  }

  journey('begins a list with the day that the page sets', async ({ invitee }) => {
    await invitee.widget.evaluate((element) => {
      element.setAttribute('layout', 'column');
      element.setAttribute('date', '2026-11-25');
    });
    await expect(invitee.heading('Wednesday 25 November 2026')).toBeVisible();
    await expect(invitee.heading('Tuesday 24 November 2026')).toBeHidden();
    expect(await invitee.page.evaluate(() => scrollY)).toBe(0);
    await invitee.button('Show more days').first().tap();
    await expect(invitee.heading('Tuesday 24 November 2026')).toBeVisible();
    await invitee.page.setViewportSize({ width: 900, height: 800 });
    await invitee.widget.evaluate((element) => element.setAttribute('date', '2026-11-26'));
    await expect(invitee.heading('Tuesday 24 November 2026')).toBeVisible();
    await expect(invitee.widget.locator('.earlier-days')).toBeHidden();
  });

  journey('opens the time zone list over the first days', async ({ invitee }) => {
    await invitee.widget.evaluate((element) => element.setAttribute('layout', 'column'));
    await invitee.button(/^Time zone: Berlin/).tap();
    await expect(invitee.widget.getByRole('option').first()).toBeInViewport();
    const panel = await invitee.widget.locator('.zone-panel').boundingBox();
    expect(panel?.height).toBeLessThan(667);
  });

  journey('scrolls the first times into view after a tap on a day', async ({ invitee }) => {
    await invitee.day('25 November 2026').tap();
    await expect(invitee.time('09:00')).toBeInViewport();
    await expect(invitee.time('11:00')).toBeInViewport();
    await expect(invitee.day('25 November 2026')).toBeInViewport();
  });
});

function backgroundOf(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).backgroundColor);
}
