import { expect, test } from 'vitest';
import { endpoints, eventKinds } from '../../contract/index.ts';
import { openService } from '../testing/index.ts';

const service = await openService();

test('lists every operation in the reference', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  const missing = Object.keys(endpoints).filter((name) => !page.includes(`<article id="${name}"`));
  expect(missing).toEqual([]);
  expect(page).not.toMatch(/undefined|\[object/);
});

test('links to every operation and error that the reference names', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(targets).size).toBeGreaterThan(Object.keys(endpoints).length);
  expect(targets.filter((id) => page.split(` id="${id}"`).length !== 2)).toEqual([]);
});

test('describes each webhook message and its signature in the reference', async () => {
  const page = await (await service.fetch(new Request('http://service.test/docs'))).text();
  expect(eventKinds.filter((kind) => !page.includes(`<code>${kind}</code>`))).toEqual([]);
  expect(page).toContain('<code>webhook-signature</code>');
});

test('allows only its own scripts and resources in the reference', async () => {
  const response = await service.fetch(new Request('http://service.test/docs'));
  const page = await response.text();
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-[^']+'; base-uri 'none'/,
  );
  expect(page.match(/<script|<link|style="|src="[^"]+"/g)).toEqual(['<script', 'src="/docs.js"']);
});
