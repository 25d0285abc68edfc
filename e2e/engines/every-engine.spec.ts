import { expect, journey } from '../support/index.ts';

journey('books and reschedules by keyboard alone', async ({ invitee, browserName }) => {
  const { keyboard } = invitee.page;
  // Each engine books a different day, because they may share a server.
  const day = browserName === 'firefox' ? '15' : '14';
  await invitee.day('23 November 2026').focus();
  await keyboard.press('PageDown');
  await expect(invitee.day('23 December 2026')).toBeFocused();
  await keyboard.press('Home');
  await keyboard.press('ArrowUp');
  await expect(invitee.day('14 December 2026')).toBeFocused();
  if (browserName === 'firefox') await keyboard.press('ArrowRight');
  await expect(invitee.day(`${day} December 2026`)).toBeFocused();
  await invitee.bookByKeyboard('15:00', 'ada.keys@example.org');

  await invitee.button('Reschedule').focus();
  await keyboard.press('Enter');
  await invitee.day(`${day} December 2026`).focus();
  await invitee.chooseByKeyboard('10:00');
  await expect(invitee.heading('Reschedule your booking?')).toBeFocused();
  await invitee.button('Reschedule booking').focus();
  await keyboard.press('Enter');
  await expect(invitee.heading('Your booking has been rescheduled')).toBeFocused();
});
