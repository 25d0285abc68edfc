import { apiKey, clickUntil, expect, journey, type TestServer } from '../support/index.ts';

/** Changes who can find event type 43. Returns its public id. */
async function setVisibility(server: TestServer, visibility: 'public' | 'private'): Promise<string> {
  const response = await fetch(`${server.address}/v1/event-types/43`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({ visibility }),
  });
  return (await response.json()).data.public_id;
}

journey('books an event type by its public id', async ({ invitee }) => {
  const { page, widget } = invitee;
  await widget.evaluate((element) => {
    element.addEventListener('sched:booking-successful', (event) => {
      element.dataset.booked = `${(event as CustomEvent).detail.eventTypeId}`;
    });
    element.setAttribute('event-type', 'demo/introductory-call');
  });
  await invitee.choose('3 December 2026', '09:00');
  await invitee.introduce('Ada', 'ada@example.org');
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    invitee.confirm(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ event_type_id: 'demo/introductory-call' });
  await expect(invitee.heading('You are booked')).toBeVisible();
  await expect(widget).toHaveAttribute('data-booked', '42');
});

journey('opens a popup for a public id', async ({ invitee }) => {
  const { page } = invitee;
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<a href="#x" data-sched-open="demo/working-session">Book a call</a>',
    );
  });
  await page.getByRole('link', { name: 'Book a call' }).click();
  invitee.at(1);
  await expect(invitee.heading('Working session')).toBeVisible();
});

journey(
  'books, reschedules and rebooks a private event type by its public id',
  async ({ invitee, context, server }) => {
    const publicId = await setVisibility(server, 'private');
    await invitee.widget.evaluate((element, name) => element.setAttribute('event-type', name), publicId);
    await invitee.choose('3 December 2026', '11:00');
    await invitee.introduce('Bo', 'bo@example.org');
    await invitee.confirm();
    const link = await invitee.widget.getByRole('link', { name: 'Link to this booking' }).getAttribute('href');

    const page = await context.newPage();
    const failures: string[] = [];
    page.on('response', (response) => response.status() >= 400 && failures.push(response.url()));
    await page.goto(link ?? '');
    const widget = page.locator('sched-booking');
    const button = (name: string | RegExp) => widget.getByRole('button', { name, exact: true });
    const heading = (name: string) => widget.getByRole('heading', { name });
    await clickUntil(button('Reschedule'), button('Keep this time'));
    await widget.getByRole('button', { name: /^12:00/ }).click();
    await button(/^Next: /).click();
    await clickUntil(button('Reschedule booking'), heading('Your booking has been rescheduled'));
    await clickUntil(button('Cancel booking'), heading('Cancel your booking?'));
    await clickUntil(button('Cancel booking'), heading('This booking is canceled'));
    await button('Book another time').click();
    await expect(widget.getByRole('heading', { name: 'Working session' })).toBeVisible();
    await expect(widget.getByRole('button', { name: /, \d+ times/ }).first()).toBeVisible();
    expect(failures).toEqual([]);
    expect((await page.request.get(`${server.address}/embed/v1/event-types/43`)).status()).toBe(404);
    await page.close();
    await setVisibility(server, 'public');
  },
);
