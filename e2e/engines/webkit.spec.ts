import { Key } from 'selenium-webdriver';
import { expect, journey, openWebKit } from '../support/index.ts';

journey('books and reschedules in WebKit by keyboard alone', async ({ server }) => {
  const page = await openWebKit();
  const focus = async (name: RegExp) => {
    await page.focus(name);
    await expect.poll(page.focused).toMatch(name);
  };
  const enter = async (name: RegExp) => {
    await focus(name);
    await page.press(Key.ENTER);
  };
  try {
    await page.visit(server.address);
    // It uses the language of the machine.
    await page.run(`document.querySelector('sched-booking').setAttribute('locale', 'en-GB')`);
    await focus(/23 November 2026, \d+ times/);
    await page.press(Key.PAGE_DOWN);
    await expect.poll(page.focused).toMatch(/23 December 2026/);
    await page.press(Key.HOME);
    await page.press(Key.ARROW_UP);
    await expect.poll(page.focused).toMatch(/14 December 2026/);
    await page.press(Key.ENTER);
    await enter(/^15:00/);
    await enter(/^Next: /);
    await focus(/^Your name/);
    await page.press('Ada Example', Key.TAB, 'ada.webkit@example.org', Key.ENTER);
    await page.find(/^You are booked/);
    await expect.poll(page.focused).toBe('You are booked');
    await enter(/^Reschedule/);
    await enter(/14 December 2026, \d+ times/);
    await enter(/^10:00/);
    await enter(/^Next: /);
    await page.find(/^Reschedule your booking\?/);
    await enter(/^Reschedule booking/);
    await page.find(/^Your booking has been rescheduled/);
  } finally {
    await page.close();
  }
});
