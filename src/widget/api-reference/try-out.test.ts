import { screen } from '@testing-library/preact';
import { beforeEach, expect, test, vi } from 'vitest';
import { addTryOut } from './try-out.ts';

const description = {
  paths: { '/v1/user': { get: { operationId: 'getUser', parameters: [] } } },
  components: { parameters: {} },
};

beforeEach(() => {
  document.body.innerHTML = '<main><header></header><article id="getUser" data-try></article></main>';
});

function addTo(page: Document): HTMLDetailsElement {
  const main = page.querySelector('main');
  if (main) addTryOut(main);
  const details = page.querySelector('details');
  if (!details) throw new Error('There is nothing to open.');
  return details;
}

async function toggle(details: HTMLDetailsElement): Promise<void> {
  details.open = !details.open;
  details.dispatchEvent(new Event('toggle'));
  await expect.poll(() => details.textContent).toMatch(/could not be loaded|Send request/);
}

test.each([
  ['the network is away', () => Promise.reject(new TypeError('offline'))],
  ['the server fails', () => Promise.resolve(new Response('{}', { status: 503 }))],
])('offers an operation when it is opened again after %s', async (_, fail) => {
  const load = vi.fn(fail);
  vi.stubGlobal('fetch', load);
  const details = addTo(document);
  await toggle(details);
  expect(screen.getByRole('status').textContent).toMatch(/could not be loaded.*open it again/);

  load.mockResolvedValue(Response.json(description));
  await toggle(details);
  await toggle(details);
  expect(await screen.findByRole('button', { name: 'Send request' })).toBeDefined();
  expect(details.textContent).not.toContain('could not be loaded');
});

test('loads the description of the API once for all operations', async () => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<article id="getUser" data-try></article>');
  const load = vi.fn(async () => Response.json(description));
  vi.stubGlobal('fetch', load);
  addTo(document);
  for (const details of document.querySelectorAll('details')) await toggle(details);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button', { name: 'Send request' })).toHaveLength(2);
});
