import { consoleJourney, expect, type HostServer, host, pageFaults } from '../support/index.ts';

type Person = { readonly id: number; readonly invitation_link: string };
type Ask = (path: string, body: object) => Promise<unknown>;

/** Creates a colleague who signs in and creates an event type. Returns the event type. */
async function makeColleague({ address, request }: HostServer, firstName: string): Promise<{ id: number }> {
  const email = `${firstName.toLowerCase()}@example.com`;
  // The description of the interface says what each of these returns.
  const invited = (await request('POST', '/members', { email, first_name: firstName, role: 'member' })) as Person;
  const token = invited.invitation_link.split('=').at(-1);
  const headers = { 'content-type': 'application/json', origin: address };
  const signedIn = await fetch(`${address}/console/api/sign-in/link/use`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ token, password: host.password }) },
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const ask: Ask = async (path, body) => {
    const init = { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) };
    return (await (await fetch(`${address}/console/api/v1${path}`, init)).json()).data;
  };
  return (await ask('/event-types', { title: `Talk with ${firstName}`, duration: 30 })) as { id: number };
}

async function book({ request }: HostServer, eventTypeId: number, start: string, name: string): Promise<void> {
  const answers = { name, email: `${name.toLowerCase()}@example.org` };
  await request('POST', '/events', { event_type_id: eventTypeId, start, timezone: 'Europe/Berlin', answers });
}

consoleJourney('reassigns the bookings of a removed host to a colleague', async ({ openConsole, hostServer }) => {
  const talk = await makeColleague(hostServer, 'Ben');
  const [meeting] = (await hostServer.request('GET', '/event-types')) as [{ id: number }];
  await book(hostServer, talk.id, '2026-12-01T11:00:00+01:00', 'Radia');
  await book(hostServer, talk.id, '2026-12-02T11:00:00+01:00', 'Barbara');
  await book(hostServer, meeting.id, '2026-12-02T11:00:00+01:00', 'Frances');
  const page = await openConsole('/settings/people');
  await page.getByRole('button', { name: 'Remove Ben' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Upcoming bookings: 2')).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reassign and remove' }).click();
  await expect(dialog.getByText('Reassigned to Ada Lovelace: 1')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^Barbara/ })).toBeVisible();
  await expect(dialog.getByText('Upcoming bookings: 1')).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await dialog.getByLabel('What should happen to them?').selectOption('Cancel them');
  await dialog.getByLabel(/^Reason/).fill('Ben has left us.');
  await dialog.getByRole('button', { name: 'Cancel and remove' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Does not sign in')).toBeVisible();

  await page.goto(`${hostServer.address}/console/?q=radia`);
  await page.getByRole('link', { name: 'Radia', exact: true }).click();
  await expect(page.getByText('Reassigned to Ada Lovelace by you')).toBeVisible();
  await page.goto(`${hostServer.address}/console/?q=barbara&show=canceled`);
  await page.getByRole('link', { name: 'Barbara' }).click();
  await expect(page.getByText('Ben has left us.')).toBeVisible();
});
