import { afterEach, expect, test, vi } from 'vitest';
import { openGateway } from './gateway.ts';

const address = 'https://book.test/embed/v1';

afterEach(() => vi.unstubAllGlobals());

test('asks without cookies, and keeps nothing unasked', async () => {
  const fetch = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  const { gateway, close } = openGateway(address, new Map());
  await gateway.requestFormToken('42', new AbortController().signal);
  close();
  expect(fetch.mock.calls[0]).toMatchObject([
    expect.stringContaining(address),
    { credentials: 'omit', cache: 'no-cache' },
  ]);
});

test('asks on a page that has a Request of its own', async () => {
  const fetch = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('Request', class Request {});
  const { gateway, close } = openGateway(address, new Map());
  await gateway.requestFormToken('42', new AbortController().signal);
  close();
  expect(fetch).toHaveBeenCalledWith(expect.stringContaining('/event-types/42/'), expect.anything());
});
