import type { Locator, Page } from 'playwright/test';
import { expect, Invitee, journey, pageFaults } from '../support/index.ts';

/** Opens the playground, and fails on any error. Its policy refuses everything that is not ours. */
async function openPlayground(page: Page, address: string): Promise<Invitee> {
  const invitee = new Invitee(page);
  await page.goto(address);
  await page.getByRole('link', { name: 'playground' }).click();
  await expect(page).toHaveURL(`${address}/playground`);
  return invitee;
}

/** Shows the controls of a topic. */
async function openTopic(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).press('Enter');
}

function codeOn(page: Page): Locator {
  return page.locator('#files code').first();
}

journey('code and preview follow the playground’s controls', async ({ page, server }) => {
  const invitee = await openPlayground(page, server.address);
  const script = `<script type="module" src="${server.address}/sched-booking.js"></script>`;
  const first = `${script}\n<sched-booking event-type="demo/introductory-call"></sched-booking>`;
  await expect(codeOn(page)).toHaveText(first);
  await openTopic(page, 'Language and time');
  await page.getByLabel('Event type', { exact: true }).fill('43');
  await page.getByLabel('Layout', { exact: true }).selectOption('Week');
  await page.getByLabel('Language', { exact: true }).selectOption('Arabic');
  await page.getByLabel('Pick: Accent', { exact: true }).fill('#ffd700');
  await page.getByLabel('Corner radius', { exact: true }).fill('2px');
  await page.getByLabel('Corner radius', { exact: true }).blur();
  const styles = '<style> sched-booking { --sched-primary: #ffd700; --sched-radius: 2px; } </style>';
  const element = '<sched-booking event-type="43" locale="ar" layout="week"></sched-booking>';
  await expect(codeOn(page)).toHaveText(`${script} ${styles} ${element}`);
  await expect(invitee.widget.locator('.root')).toHaveAttribute('dir', 'rtl');
  await expect(invitee.widget.locator('.week-days .time').first()).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(invitee.day('2 December 2026')).toBeVisible();
  await expect(codeOn(page)).toHaveText(first);
  await expect(page).toHaveURL(`${server.address}/playground`);
  expect(invitee.console).toEqual([]);
});

journey('playground keeps its settings in the address', async ({ page, server }) => {
  await openPlayground(page, server.address);
  await page.getByLabel('Layout', { exact: true }).selectOption('Column');
  await page.getByLabel('Hide event details').check();
  await page.getByLabel('Accent', { exact: true }).fill('tomato');
  await page.getByLabel('Accent', { exact: true }).blur();
  await page.getByRole('radio', { name: 'Vue' }).check({ force: true });
  await page.reload();
  await expect(codeOn(page)).toContainText('hide-event-type-details');
  await expect(codeOn(page)).toContainText("import 'sched-booking/vue'");
  await expect(page.getByLabel('Layout', { exact: true })).toHaveValue('column');
  await expect(page.getByLabel('Pick: Accent', { exact: true })).toHaveValue('#ff6347');
});

journey('playground has a control for every attribute', async ({ page, server }) => {
  await openPlayground(page, server.address);
  const missing = await page.evaluate(async () => {
    const defined: unknown = await customElements.whenDefined('sched-booking');
    const element = defined as { readonly observedAttributes: string[] }; // ours
    const controls = new Set(
      Array.from(document.querySelectorAll('[name]'), (control) => control.getAttribute('name')),
    );
    return element.observedAttributes.filter((name) => !controls.has(name));
  });
  // Only a program that edits event types sets a preview. The playground shows an event type that can be booked.
  expect(missing).toEqual(['preview']);
});

journey(
  'playground writes code for pages, frameworks and openers without its own dry run',
  async ({ page, server }) => {
    await openPlayground(page, server.address);
    for (const [form, words] of [
      ['HTML', '<sched-booking event-type="demo/introductory-call"></sched-booking>'],
      ['HTML, loaded early', '<link rel="modulepreload" href="'],
      ['React', "import 'sched-booking/react'"],
      ['Vue', "import 'sched-booking/vue'"],
      ['Popup', 'data-sched-open="demo/introductory-call">Book a meeting</button>'],
      ['Floating button', 'mode="button"'],
      ['Link', 'data-sched-open="demo/introductory-call">Book a meeting</a>'],
    ] as const) {
      await page.getByRole('radio', { name: form, exact: true }).check({ force: true });
      await expect(codeOn(page)).toContainText(words);
      await expect(codeOn(page)).not.toContainText('dry-run');
    }
  },
);

for (const [name, words] of [
  ['Many times', /^\d\d:45$/],
  ['No times', /No times available right now/],
  ['Slow network', /This is taking longer than usual/],
  ['Offline', /You are offline/],
  ['Gateway down', /cannot be reached/],
  ['Too many requests', /Trying again in \d+ seconds/],
  ['Clock change', /28\sMarch/],
  ['Unknown event type', /cannot be booked here/],
] as const) {
  journey(`playground plays the scene “${name}”, and the live calendar again`, async ({ page, server }) => {
    const invitee = await openPlayground(page, server.address);
    await expect(invitee.day('2 December 2026')).toBeVisible();
    await page.getByLabel('State').selectOption(name);
    await expect(invitee.widget.getByText(words).first()).toBeVisible();
    await page.getByLabel('State').selectOption('Live');
    await expect(invitee.day('2 December 2026')).toBeVisible();
  });
}

journey('playground refuses a booking in the scene “Time just taken” without sending it', async ({ page, server }) => {
  const invitee = await openPlayground(page, server.address);
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
  });
  await page.getByLabel('State').selectOption('Time just taken');
  await invitee.choose('3 December 2026', '09:00');
  await invitee.introduce('Ada', 'ada@example.org');
  await invitee.confirm();
  await expect(
    invitee.widget.getByText(/just taken|no longer free|has just been booked|was taken/i).first(),
  ).toBeVisible();
  expect(paths.filter((path) => path.endsWith('/events'))).toEqual([]);
});

for (const [name, accent] of [
  ['Pottery studio', 'rgb(154, 69, 38)'],
  ['Software', 'rgb(182, 242, 74)'],
  ['Dental clinic', 'rgb(11, 114, 97)'],
] as const) {
  journey(`${name.toLowerCase()} theme books and passes axe at every step`, async ({ page, server }) => {
    journey.slow();
    const invitee = await openPlayground(page, server.address);
    await page.getByRole('radio', { name }).focus();
    await page.keyboard.press('Space');
    await invitee.day('3 December 2026').click();
    await invitee.time('09:00').click();
    expect(await pageFaults(page)).toEqual([]);
    await invitee.next.click();
    await invitee.introduce('Ada', 'ada@example.org');
    const button = invitee.button('Confirm booking');
    await page.mouse.move(0, 0);
    await expect(button).toHaveCSS('background-color', accent);
    await invitee.confirm();
    await expect(invitee.widget.getByText(/nothing was booked/)).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    // The style sheet of the theme is copied.
    const theme = await page.locator('#stage').getAttribute('data-page');
    const css = await (await fetch(`${server.address}/themes/${theme}.css`)).text();
    await expect(codeOn(page)).toContainText(css.replaceAll(`.${theme} `, '').trim());
    await expect(page.locator('#events li').first()).toContainText('sched:');
    expect(invitee.console).toEqual([]);
  });
}

journey('playground opens the popup and copies its snippet', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const invitee = await openPlayground(page, server.address);
  await page.getByLabel('Mode').selectOption('Popup');
  await page.getByRole('button', { name: 'Open the popup' }).click();
  await expect(invitee.day('2 December 2026')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the popup' })).toBeFocused();
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('mode="popup"');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/playground#mode=popup');
});

for (const use of [{ viewport: { width: 320, height: 700 } }, { colorScheme: 'dark' as const }]) {
  journey.describe(`with ${JSON.stringify(use)}`, () => {
    journey.use(use);

    journey(
      'playground passes axe, never scrolls sideways and keeps the preview in sight',
      async ({ page, server }) => {
        const invitee = await openPlayground(page, server.address);
        await expect(invitee.day('2 December 2026')).toBeVisible();
        for (const title of ['Language and time', 'Shown first', 'Known answers', 'Your page'])
          await openTopic(page, title);
        expect(await pageFaults(page)).toEqual([]);
        // A phone has no room for other widths, and does not offer them.
        for (const width of 'viewport' in use ? [] : ['640 px', 'Full']) {
          await page.getByRole('radio', { name: width }).check({ force: true });
        }
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
        await page.getByLabel('Data layer', { exact: true }).scrollIntoViewIfNeeded();
        await expect(page.locator('#stage')).toBeInViewport({ ratio: 0.9 });
      },
    );
  });
}
