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

journey('suggests the zone of the invitee and near ones before all others', async ({ invitee }) => {
  await invitee.button(/^Time zone: Berlin/).click();
  const suggested = invitee.widget.getByRole('group', { name: 'Suggested' });
  await expect(suggested.getByRole('option').first()).toContainText('Berlin Germany');
  await expect(suggested.getByRole('option', { name: /^London United Kingdom/ })).toBeVisible();
  await expect(invitee.widget.getByRole('group', { name: 'All time zones' })).toBeVisible();
});

for (const [typed, found] of [
  ['UK', 'London United Kingdom'],
  ['California', 'Los Angeles California'],
  ['Bombay', 'Kolkata Bombay'],
] as const) {
  journey(`finds ${found} by typing ${typed}`, async ({ invitee }) => {
    await invitee.button(/^Time zone: Berlin/).click();
    await invitee.widget.getByRole('combobox').fill(typed);
    await expect(invitee.widget.getByRole('option').first()).toContainText(found);
  });
}
