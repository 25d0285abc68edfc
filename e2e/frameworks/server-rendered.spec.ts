import type { Page } from 'playwright/test';
import { expect, frameworkJourney, type Project } from './framework-journey.ts';

const projects: readonly (Project & { readonly ending: string; readonly date: string })[] = [
  { name: 'react', dependencies: ['react', 'react-dom'], ending: '.tsx', date: '17 December 2026' },
  { name: 'vue', dependencies: ['vue'], ending: '.ts', date: '18 December 2026' },
];

for (const { ending, date, ...project } of projects) {
  const files = { entry: `client${ending}`, server: `server${ending}` };

  frameworkJourney(`${project.name} hydrates a widget that already shows its calendar`, async ({ open, invitee }) => {
    const page = await open(project, files);
    await expect(invitee.day(date)).toBeVisible();
    await hydrate(page);
    await invitee.choose(date, '09:00');
    await expect(invitee.field('Name')).toHaveValue('Ada');
    await invitee.field('Email').fill('ada@example.org');
    await invitee.confirm();
    await expect(page.getByText(/Thank you, Ada! See you on \w+ Dec 1\d 2026/)).toBeVisible();
  });

  frameworkJourney(
    `${project.name} hydrates the fallback content before the script loads`,
    async ({ open, invitee, server }) => {
      const page = await open(project, { ...files, isAsleep: true });
      await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
      await hydrate(page);
      await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
      await page.addScriptTag({ type: 'module', url: `${server.address}/sched-booking.js` });
      await expect(page.getByRole('link', { name: 'Write to us' })).toBeHidden();
      await invitee.choose(date, '09:30');
      await expect(invitee.field('Name')).toHaveValue('Ada');
      await invitee.field('Email').fill('ada@example.org');
      await invitee.confirm();
      await expect(page.getByText(/Thank you, Ada! See you on \w+ Dec 1\d 2026/)).toBeVisible();
    },
  );
}

/** Starts hydration, and waits until the framework has finished. */
async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}
