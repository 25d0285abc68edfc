import { expect, consoleJourney as journey } from '../support/index.ts';

journey.use({ viewport: { width: 320, height: 640 } });

journey(
  'shows both versions of the questions of an event type on a phone',
  async ({ page, openConsole, hostServer }) => {
    const [{ id }] = (await hostServer.request('GET', '/event-types')) as [{ id: number }]; // as the API says
    await openConsole(`/event-types/${id}`);
    await page.getByRole('button', { name: 'Edit “Your name”' }).click();
    await page.getByLabel('Question', { exact: true }).fill('Your full name');
    await page.getByRole('button', { name: 'Done' }).click();
    const theirs = {
      label: 'Which of our offers interests you?',
      type: 'select',
      options: ['Workshops', 'Conversations'],
    };
    await hostServer.request('POST', `/event-types/${id}/booking-forms`, theirs);
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this' });
    await expect(dialog.getByText(/Which of our offers/)).toBeVisible();
    // The actions below cover the content that scrolls under them only up to the width of the text.
    const overflow = await dialog.locator('table').evaluate((table) => {
      const { right } = table.parentElement?.querySelector('p')?.getBoundingClientRect() ?? { right: 0 };
      return table.getBoundingClientRect().right - right;
    });
    expect(overflow).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Keep theirs' }).click();
    await expect(page.getByText('Their version was kept.').first()).toBeVisible();
  },
);
