import { expect, journey } from '../support/index.ts';

journey('regroups times by date when the time zone changes', async ({ invitee }) => {
  await invitee.day('24 November 2026').click();
  await expect(invitee.time('09:00')).toBeVisible();
  await invitee.button(/^Time zone: Berlin/).click();
  const search = invitee.widget.getByRole('combobox');
  await search.fill('kiritimati');
  await invitee.widget.getByRole('option', { name: /Kiritimati/ }).click();
  // 09:00 in Berlin is 22:00 on Kiritimati; from 11:00 on it is the next day there.
  await invitee.day('24 November 2026').click();
  await expect(invitee.time('22:00')).toBeVisible();
  await invitee.day('25 November 2026').click();
  await expect(invitee.time('00:00')).toBeVisible();
});
