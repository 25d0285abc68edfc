import { readFile } from 'node:fs/promises';
import { consoleJourney, expect, type HostServer, host } from '../support/index.ts';

consoleJourney('downloads all data of the account as one file', async ({ page, hostServer: { address } }) => {
  // A separate session, with a recent proof of who the person is.
  await page.goto(`${address}/console/`);
  await page.getByLabel('Email address').fill(host.email);
  await page.getByLabel('Password').fill(host.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto(`${address}/console/settings/data`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^sched-booking-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = (await readFile(await download.path(), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  // Other journeys may have invited colleagues.
  const { data: members } = await (await page.request.get(`${address}/console/api/v1/members`)).json();
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
  const users = lines.filter(({ table }) => table === 'users').map(({ row }) => row);
  expect(idsOf(users)).toEqual(idsOf(members));
  expect(lines.at(-1)).toEqual({ rows: lines.length - 2 });
});

consoleJourney('downloads the bookings that a search finds as a table', async ({ openConsole, hostServer }) => {
  await book(hostServer, { name: '=Zoë "Z" Müller, 李', email: 'zoe@example.org' });
  await book(hostServer, { name: 'Alan Turing', email: 'alan@example.org' });
  const page = await openConsole('/');
  await page.getByLabel('Search by name or email').fill('zoe@');
  await expect(page.getByRole('link', { name: /Zoë/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alan Turing' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toMatch(/^\uFEFFStart,End,Time zone,Event type,Status,/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^2026-11-\d\d \d\d:\d\d,2026-11-\d\d \d\d:\d\d,Europe\/Berlin,/);
  expect(rows[0]).toContain(`,"'=Zoë ""Z"" Müller, 李",zoe@example.org,`);
});

type Invitee = { readonly name: string; readonly email: string };

/** Books the first free time of the host's first event type. */
async function book({ request }: HostServer, answers: Invitee): Promise<void> {
  // The description of the API says what each of these returns.
  const [{ id }] = (await request('GET', '/event-types')) as [{ id: number }];
  const range = 'start=2026-11-23&end=2026-11-27&timezone=Europe/Berlin';
  const response = await request('GET', `/event-types/${id}/slots?${range}`);
  const { slots } = response as { slots: Record<string, { start: string }[]> };
  const [first] = Object.values(slots).flat();
  await request('POST', '/events', { event_type_id: id, start: first?.start, timezone: 'Europe/Berlin', answers });
}
