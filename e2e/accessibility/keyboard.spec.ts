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
