import { expect, journey, request } from '../support/index.ts';

type Events = { data: { id: string; invitee: { email: string }; metadata: Record<string, string> }[] };

journey('stores UTM parameters and metadata with the booking', async ({ page, invitee, server }) => {
  await page.goto(`${server.address}/?utm_source=letter&utm_campaign=spring&other=1`);
  await invitee.widget.evaluate((element) => {
    element.setAttribute('forward-query-params', '');
    element.setAttribute('metadata-plan', 'pro');
  });
  await invitee.choose('10 December 2026', '11:00');
  await invitee.introduce('Ada', 'ada.letter@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  const { data } = await request(server, '/v1/events?per_page=100');
  const booking = (data as Events).data.find((event) => event.invitee.email === 'ada.letter@example.org'); // as it lists them
  expect(booking?.metadata).toEqual({ plan: 'pro', utm_source: 'letter', utm_campaign: 'spring' });
});

journey('redirects after booking with only the booking id', async ({ page, invitee }) => {
  await page.route('https://thanks.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Thanks' }));
  await invitee.widget.evaluate((element) =>
    element.setAttribute('redirect-url', 'https://thanks.example/booked?from=us'),
  );
  await invitee.choose('10 December 2026', '12:00');
  await invitee.introduce('Ada', 'ada.thanks@example.org');
  await invitee.confirm();
  await page.waitForURL('https://thanks.example/**');
  expect(page.url()).toMatch(/^https:\/\/thanks\.example\/booked\?from=us&booking_id=[0-9a-f-]{36}$/);
});

journey('shows no confirmation if the page prevents booking-successful', async ({ page, invitee }) => {
  await page.evaluate(() => {
    document.addEventListener('sched:booking-successful', (event) => {
      event.preventDefault();
      document.body.append('Thank you from the page');
    });
  });
  await invitee.choose('10 December 2026', '13:00');
  await invitee.introduce('Ada', 'ada.page@example.org');
  await invitee.confirm();
  await expect(page.getByText('Thank you from the page')).toBeVisible();
  await expect(invitee.heading('You are booked')).toHaveCount(0);
});

journey('confirmation shows time and place even if event type details are hidden', async ({ invitee }) => {
  await invitee.widget.evaluate((element) => element.setAttribute('hide-event-type-details', ''));
  await invitee.choose('10 December 2026', '14:00');
  await invitee.introduce('Ada', 'hidden@example.org');
  await invitee.confirm();
  await expect(invitee.heading('You are booked')).toBeVisible();
  await expect(invitee.widget.locator('.thanks .facts').getByText('10 December 2026')).toBeVisible();
});
