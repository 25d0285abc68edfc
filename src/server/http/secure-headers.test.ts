import { expect, test } from 'vitest';
import { apiKey, startWatched } from '../testing/index.ts';

const server = await startWatched();
const authorization = `Bearer ${apiKey}`;

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

test.each([
  ['/v1/users/me', 200],
  ['/v1/event-types/42/slots?start=2026-12-01&end=2026-12-02', 200],
  ['/v1/event-types/999999', 404],
  ['/v1/nowhere', 404],
  ['/v1/openapi.json', 200],
  ['/embed/v1/event-types/42', 200],
  ['/embed/v1/nowhere', 404],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 200],
  ['/nowhere.js', 404],
  ['/nowhere', 404],
])('forbids scripts and framing in %s', async (path, status) => {
  const response = await server.request(path, { headers: { authorization } });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-security-policy')).toBe(dataPolicy);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('sends the same policy when a key is missing', async () => {
  const { status, headers } = await server.request('/v1/users/me');
  expect([status, headers.get('content-security-policy')]).toEqual([401, dataPolicy]);
});

test('allows the reference page its own style', async () => {
  const { status, headers } = await server.request('/docs');
  const policy = headers.get('content-security-policy') ?? '';
  expect(status).toBe(200);
  expect(policy).toMatch(/^default-src 'none'; .*style-src 'sha256-[^;]+;.*frame-ancestors 'none'$/);
});
