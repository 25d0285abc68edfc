import { expect, test } from 'vitest';
import { openService } from '../service.testing.ts';

const service = await openService();

test('anybody may read the description', async () => {
  const { status, body } = await service.ask('/v1/openapi.json');
  expect([status, body.openapi, body.info.version]).toEqual([200, '3.1.0', '1.0.0']);
});

test('the description takes no other method', async () => {
  const { status, headers } = await service.ask('/v1/openapi.json', { method: 'DELETE' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
