import type { Page, Route } from 'playwright/test';
import { embeddingJourney, expect } from './embedding-journey.ts';

const eventType = /\/embed\/v1\/event-types\/42$/;
const fields = /\/booking-forms$/;
const long = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(240);

/** Texts that a person may write into an event type or a form, by accident or on purpose. */
const hostile = {
  markup: '<img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>{{7*7}}',
  'bidirectional text': '\u202Egnip.exe\u202C \u2067שלום\u2069 \u200F\u0301\u0301\u0301',
  'ten thousand characters': long.slice(0, 10_000),
};

for (const [name, text] of Object.entries(hostile)) {
  embeddingJourney(`shows ${name} as text within the frame`, async ({ visit }) => {
    const { invitee, page, changes } = await visit({ name }, { arrange: (visited) => rewrite(visited, text) });
    await invitee.widget.locator('[data-date="2026-12-02"]').click();
    await expect(invitee.widget.getByRole('heading', { level: 2 })).toHaveText(text);
    expect(await faults(page)).toEqual([]);
    await invitee.widget.locator('.time').first().click();
    await invitee.next.click();
    await expect(invitee.widget.locator('form')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await changes()).toEqual([]);
  });
}

embeddingJourney('reports an unreachable gateway above the fallback content', async ({ visit }) => {
  const { invitee } = await visit({ name: 'a dead gateway', attributes: 'api-base="http://localhost:9/embed/v1"' });
  await expect(invitee.widget.getByText('The calendar cannot be reached')).toBeVisible();
  await expect(invitee.widget.getByText('Call us: 030 123456')).toBeVisible();
  // The browser prints each lost request itself.
  expect(invitee.console.filter((line) => !line.includes('ERR_'))).toEqual([]);
  invitee.console.length = 0;
});

embeddingJourney('reports a slow gateway without changing its size', async ({ visit }) => {
  let release: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { invitee, book } = await visit(
    { name: 'a slow gateway' },
    { arrange: (visited) => visited.route('**/embed/v1/**', (route) => slow.then(() => route.continue())) },
  );
  await expect(invitee.widget.getByText(/longer than usual/).first()).toBeVisible();
  const waiting = await invitee.widget.boundingBox();
  release();
  await expect(invitee.day('2 December 2026')).toBeVisible();
  expect(await invitee.widget.boundingBox()).toEqual(waiting);
  await book();
});

/** Puts a text into every field that the account can set. */
async function rewrite(page: Page, text: string): Promise<void> {
  await page.route(eventType, (route) =>
    answer(route, (data) => ({
      ...data,
      title: text,
      description: text,
      host: { ...Object(data.host), name: text },
    })),
  );
  await page.route(fields, (route) =>
    answer(route, (data) =>
      Object.values(data).map((field) => ({
        ...Object(field),
        label: text,
        placeholder: text,
        options: Object(field).options?.length ? [text, `${text}.`] : [],
      })),
    ),
  );
}

async function answer(route: Route, change: (data: Record<string, unknown>) => unknown): Promise<void> {
  const response = await route.fetch();
  const { data, ...rest } = await response.json();
  await route.fulfill({ response, json: { ...rest, data: change(data) } });
}

/** Returns what overflows the widget, and elements that were created from a text. */
function faults(page: Page): Promise<string[]> {
  return page.locator('sched-booking').evaluate((widget) => {
    const edge = widget.getBoundingClientRect();
    const nodes = [...(widget.shadowRoot?.querySelectorAll('.frame *:not(option)') ?? [])];
    const out = nodes.filter((node) => {
      const { left, right, width } = node.getBoundingClientRect();
      return width > 1 && !node.closest('.extra, .unseen') && (right > edge.right + 1 || left < edge.left - 1);
    });
    const created = nodes.filter((node) => node.matches('img, script, iframe'));
    return [...out, ...created].map((node) => `${node.tagName} ${node.className}`);
  });
}
