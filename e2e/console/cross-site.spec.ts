import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { consoleJourney, expect, type HostServer, host } from '../support/index.ts';

let elsewhere: Server;
let port: number;

consoleJourney.beforeAll(async () => {
  elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title><iframe name="answer"></iframe>');
  }).listen(0);
  await once(elsewhere, 'listening');
  ({ port } = elsewhere.address() as AddressInfo); // a server that listens on a port has one
});

consoleJourney.afterAll(() => {
  elsewhere.close();
});

const draft = { title: 'Made by a stranger', duration: 15 };

/** Requests that a page of another site may try with the cookies of a host who opens it. */
const attempts: Readonly<Record<string, (page: Page, address: string) => Promise<unknown>>> = {
  'a form': (page, address) =>
    page.evaluate(
      ([action, body]) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action, enctype: 'text/plain', target: 'answer' });
        const input = document.createElement('input');
        input.name = body.slice(0, -1);
        input.value = '}';
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [`${address}/console/api/v1/event-types`, `${JSON.stringify(draft).slice(0, -1)},"description":""}`] as const,
    ),
  'a request without CORS': (page, address) =>
    page.evaluate(
      ([url, body]) => fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body }).catch(String),
      [`${address}/console/api/v1/event-types`, JSON.stringify(draft)] as const,
    ),
  'a request with JSON': (page, address) =>
    page.evaluate(
      ([url, body]) =>
        fetch(url, {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body,
        }).catch(String),
      [`${address}/console/api/v1/event-types`, JSON.stringify(draft)] as const,
    ),
  'a request to sign out': (page, address) =>
    page.evaluate(
      (url) => fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }).catch(String),
      `${address}/console/api/sign-out`,
    ),
};

async function titlesOf(server: HostServer): Promise<string[]> {
  const eventTypes = (await server.request('GET', '/event-types')) as { title: string }[]; // as the API says
  return eventTypes.map(({ title }) => title);
}

for (const origin of ['another port', 'another site'] as const) {
  for (const [name, attempt] of Object.entries(attempts)) {
    consoleJourney(`changes nothing by ${name} from ${origin}`, async ({ openConsole, page, hostServer }) => {
      await openConsole('/');
      const before = await titlesOf(hostServer);
      await page.goto(origin === 'another port' ? `http://localhost:${port}/` : `http://127.0.0.1:${port}/`);
      await attempt(page, hostServer.address);
      await page.waitForLoadState('networkidle');
      expect(await titlesOf(hostServer)).toEqual(before);
      await openConsole('/');
      await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(host.firstName);
    });
  }

  consoleJourney(`does not let pages of ${origin} read the host’s data`, async ({ openConsole, page, hostServer }) => {
    await openConsole('/');
    await page.goto(origin === 'another port' ? `http://localhost:${port}/` : `http://127.0.0.1:${port}/`);
    const text = await page.evaluate(
      (url) => fetch(url, { credentials: 'include' }).then((response) => response.text(), String),
      `${hostServer.address}/console/api/v1/users/me`,
    );
    expect(text).not.toContain(host.email);
  });
}
