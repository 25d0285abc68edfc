import { expect, test } from 'vitest';
import { endpoints, eventKinds } from '../../contract/index.ts';
import { openService } from '../service.testing.ts';

const service = await openService();

test('the page for people shows every operation', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  const missing = Object.keys(endpoints).filter((name) => !page.includes(`<article id="${name}">`));
  expect(missing).toEqual([]);
  expect(page).not.toMatch(/undefined|\[object/);
});

test('the page leads to all it speaks of', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(targets).size).toBeGreaterThan(Object.keys(endpoints).length);
  expect(targets.filter((id) => page.split(` id="${id}"`).length !== 2)).toEqual([]);
});

test('the page tells what webhooks are sent and how it is signed', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  expect(eventKinds.filter((kind) => !page.includes(`<code>${kind}</code>`))).toEqual([]);
  expect(page).toContain('<code>webhook-signature</code>');
});

test('the page runs no script and asks nobody else', async () => {
  const answer = await service.fetch(new Request('http://service.test/docs'));
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/,
  );
  expect(page).not.toMatch(/<script|<link|style="|src=/);
});
