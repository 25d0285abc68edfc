import { expect, test } from 'vitest';
import { endpoints } from '../../contract/index.ts';
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

test('the page for people shows every operation', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  const missing = Object.keys(endpoints).filter((name) => !page.includes(`<article id="${name}">`));
  expect(missing).toEqual([]);
  expect(page).not.toMatch(/undefined|\[object/);
});

test('the page runs no script and asks nobody else', async () => {
  const answer = await service.fetch(new Request('http://service.test/docs'));
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/,
  );
  expect(page).not.toMatch(/<script|<link|style="|src=/);
});
