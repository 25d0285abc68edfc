import { expect, test } from 'vitest';
import { embedEndpoints } from '../../contract/index.ts';
import { openWorld } from '../testing/index.ts';

const { gateway } = openWorld();

test.each(Object.entries(embedEndpoints))('mounts a route for %s', async (name, { method, path }) => {
  const url = `https://book.example/embed/v1${path.replace(/\{\w+\}/g, '42')}`;
  const response = await gateway.fetch(new Request(url, { method }));
  const code = response.ok ? undefined : (await response.json()).error.code;
  expect(code, `Mount ${name} in read-routes.ts, booking-routes.ts or manage-routes.ts.`).not.toBe('route_not_found');
});
