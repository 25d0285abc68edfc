import { afterEach, expect, test, vi } from 'vitest';
import { embedEndpoints } from '../../contract/index.ts';
import { openGateway } from './gateway.ts';

const address = 'https://book.test/embed/v1';

afterEach(() => vi.unstubAllGlobals());

test('sends no cookies and revalidates cached responses', async () => {
  const fetch = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  const { gateway, close } = openGateway({ baseUrl: address, prefetched: new Map() });
  await gateway.client(embedEndpoints.getFormToken, { params: { id: '42' } });
  close();
  expect(fetch.mock.calls[0]).toMatchObject([
    expect.stringContaining(address),
    { credentials: 'omit', cache: 'no-cache' },
  ]);
});

test('works on a page that replaced Request', async () => {
  const fetch = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('Request', class Request {});
  const { gateway, close } = openGateway({ baseUrl: address, prefetched: new Map() });
  await gateway.client(embedEndpoints.getFormToken, { params: { id: '42' } });
  close();
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/event-types/42/'), expect.anything());
});
