import type { Page, Request } from 'playwright/test';
import { expect, frameworkJourney, type Project } from './framework-journey.ts';

/** Projects with the same page, which mounts a component with the element, changes it, and unmounts it. */
const projects: readonly (Project & { readonly entry: string; readonly date: string })[] = [
  { name: 'react', dependencies: ['react', 'react-dom'], entry: 'main.tsx', date: '14 December 2026' },
  { name: 'preact', dependencies: ['preact'], entry: 'main.tsx', date: '15 December 2026' },
  { name: 'vue', dependencies: ['vue'], entry: 'main.ts', date: '16 December 2026' },
];

for (const { date, entry, ...project } of projects) {
  frameworkJourney(
    `books in a ${project.name} component that renders on every key press`,
    async ({ open, invitee }) => {
      const page = await open(project, { entry });
      await button(page, 'Book').click();
      await invitee.choose(date, '11:00');
      await expect(invitee.field('Name')).toHaveValue('Ada');
      await button(page, 'Be Grace').click();
      await expect(invitee.field('Name')).toHaveValue('Grace');
      await invitee.field('Name').fill('Grace Hopper');
      await invitee.field('Email').pressSequentially('grace@example.org');
      await expect(page.getByText(`${1 + 'grace@example.org'.length} typed`)).toBeVisible();
      await expect(invitee.field('Name')).toHaveValue('Grace Hopper');
      await invitee.confirm();
      await expect(page.getByText(/Thank you, Grace! See you on \w+ Dec 1\d 2026/)).toBeVisible();
      await expect(invitee.widget).toHaveCount(0);
    },
  );

  frameworkJourney(`starts fresh each time ${project.name} mounts it`, async ({ open, invitee }) => {
    const page = await open(project, { entry });
    await button(page, 'Book').click();
    await invitee.day(date).click();
    await button(page, 'By week').click();
    await expect(invitee.heading(/^\d+ – \d+ December/)).toBeVisible();
    await button(page, 'Leave').click();
    await button(page, 'Book').click();
    await expect(invitee.heading(/^\d+ – \d+ November/)).toBeVisible();
    await expect(invitee.next).toHaveCount(0);
  });

  frameworkJourney(`does not send requests after ${project.name} unmounts it`, async ({ open, invitee }) => {
    const page = await open(project, { entry });
    const requests: Request[] = [];
    const dropped: Request[] = [];
    await page.route('**/embed/v1/**', (route) => void requests.push(route.request()));
    page.on('requestfailed', (request) => dropped.push(request));
    await button(page, 'Book').click();
    await expect.poll(() => requests.length).toBe(3);
    await button(page, 'Leave').click();
    await expect.poll(() => dropped.length).toBe(requests.length);
    await page.unroute('**/embed/v1/**');
    await button(page, 'Book').click();
    await expect(invitee.day(date)).toBeVisible();
  });
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}
