import { expect, type HostServer, Invitee, journey, pageFaults, startHostServer } from '../support/index.ts';

type EventType = { readonly id: number; readonly slug: string };
type User = { readonly id: number; readonly username: string };

/** The server of a team, which other journeys do not share. */
const teamJourney = journey.extend<{ hostServer: HostServer }>({
  // Playwright wants the first argument to be a pattern.
  // biome-ignore lint/correctness/noEmptyPattern: nothing is needed from other fixtures
  hostServer: async ({}, use) => {
    const server = await startHostServer();
    await use(server);
    await server.stop();
  },
});

teamJourney('books a free host when several hosts take turns', async ({ page, hostServer }) => {
  const { request, address } = hostServer;
  // The description of the API says what each of these returns.
  const { username } = (await request('GET', '/users/me')) as User;
  const draft = { title: 'Tea with the team', duration: 60, min_scheduling_notice: 0 };
  const { id, slug } = (await request('POST', '/event-types', draft)) as EventType;
  const names = ['Katherine', 'Dorothy'];
  const hosts: { user_id: number }[] = [];
  for (const first_name of names) {
    const email = `${first_name.toLowerCase()}@example.org`;
    const member = (await request('POST', '/members', { email, first_name, role: 'member' })) as User;
    hosts.push({ user_id: member.id });
  }
  await request('PUT', `/event-types/${id}/hosts`, { hosts });
  await request('PUT', '/branding', { name: 'Lovelace Advice' });

  const hostNames: string[] = [];
  for (const email of ['radia@example.com', 'barbara@example.com']) {
    await page.goto(`${address}/${username}/${slug}`);
    const invitee = new Invitee(page);
    await invitee.choose('30 November 2026', '10:00');
    await invitee.introduce('Guest', email);
    await invitee.confirm();
    await expect(invitee.heading('You are booked')).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    const confirmed = await invitee.widget.evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? '');
    hostNames.push(...names.filter((name) => confirmed.includes(name)));
  }
  expect(hostNames.toSorted()).toEqual(names.toSorted());

  await page.goto(`${address}/${username}/${slug}`);
  const late = new Invitee(page);
  await late.day('30 November 2026').click();
  await expect(late.time('11:00')).toBeVisible();
  await expect(late.time('10:00')).toHaveCount(0);
});
