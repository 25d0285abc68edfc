import { expect, journey } from '../support/index.ts';

journey('books by keyboard alone', async ({ invitee }) => {
  const { keyboard } = invitee.page;
  await invitee.day('23 November 2026').focus();
  await keyboard.press('ArrowRight');
  await expect(invitee.day('24 November 2026')).toBeFocused();
  await keyboard.press('PageDown');
  await expect(invitee.day('24 December 2026')).toBeFocused();
  await keyboard.press('PageUp');
  await keyboard.press('ArrowDown');
  await expect(invitee.day('1 December 2026')).toBeFocused();
  await invitee.bookByKeyboard('15:00', 'ada@example.org');
});

journey.describe('on a phone, with times in two columns', () => {
  journey.use({ viewport: { width: 390, height: 844 } });

  journey('moves among the columns of times of a day, which are one tab stop', async ({ invitee }) => {
    const { keyboard } = invitee.page;
    const stops = invitee.widget.locator('.time[tabindex="0"]');
    await invitee.day('24 November 2026').click();
    await invitee.time('09:00').focus();
    for (const [key, clock] of [
      ['ArrowDown', '10:00'],
      ['ArrowRight', '10:30'],
      ['ArrowUp', '09:30'],
      ['End', '16:30'],
      ['Home', '09:00'],
    ] as const) {
      await keyboard.press(key);
      await expect(invitee.time(clock)).toBeFocused();
      await expect(stops).toHaveCount(1);
      await expect(stops).toHaveText(clock);
    }
    await keyboard.press('Shift+Tab');
    await keyboard.press('Tab');
    await expect(invitee.time('09:00')).toBeFocused();
  });
});

journey('moves from day to day in the week layout and comes back to the same time by Tab', async ({ invitee }) => {
  const { keyboard } = invitee.page;
  await invitee.widget.evaluate((element) => element.setAttribute('layout', 'week'));
  await invitee.button('Next week').click();
  await invitee.time('Monday 23 November 2026, 09:00').focus();
  await keyboard.press('ArrowDown');
  await expect(invitee.time('Monday 23 November 2026, 09:30')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(invitee.time('Tuesday 24 November 2026, 09:30')).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(invitee.time('Monday 23 November 2026, 09:30')).toBeFocused();
});
