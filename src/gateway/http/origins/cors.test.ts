import { expect, it } from 'vitest';
import { openWorld } from '../../testing/index.ts';
import { parseOriginRules } from './allowed-origins.ts';

it('lets any page read in open mode, without credentials', async () => {
  const { headers } = await openWorld().get('/event-types/42', { headers: { origin: 'https://anyone.example' } });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

it('lets only listed origins read', async () => {
  const world = openWorld({ allowedOrigins: parseOriginRules('https://good.example') });
  const from = (origin: string) => world.get('/event-types/42', { headers: { origin } });
  const [good, bad] = [await from('https://good.example'), await from('https://bad.example')];
  expect(good.headers.get('access-control-allow-origin')).toBe('https://good.example');
  expect(good.headers.get('vary')).toContain('Origin');
  expect(bad.headers.get('access-control-allow-origin')).toBeNull();
});

it('allows the widget’s headers in a preflight, and any a page adds', async () => {
  const { gateway } = openWorld();
  const headers = { origin: 'https://anyone.example', 'access-control-request-method': 'POST' };
  const response = await gateway.fetch(
    new Request('https://book.example/embed/v1/events', { method: 'OPTIONS', headers }),
  );
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST');
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'Content-Type,Idempotency-Key,Sched-Manage-Token,*',
  );
});
