import { expect, it } from 'vitest';
import { checkUpstream } from './check-upstream.ts';
import { unlimitedBudget } from './memory-budget.ts';
import { FakeServer, refusal, secretKey } from './upstream.testing.ts';
import { openWorld } from './world.testing.ts';

const baseUrl = 'https://upstream.example';

function check(answer?: () => Response): Promise<string | undefined> {
  const server = new FakeServer();
  if (answer) server.instead.set('GET /v1/users/me', answer);
  const headers = { authorization: `Bearer ${secretKey}` };
  return checkUpstream({ baseUrl, fetch: server.fetch, headers, budget: unlimitedBudget });
}

it('has nothing to say of a server that takes the key', async () => {
  expect(await check()).toBeUndefined();
});

it.each([
  ['refuses the key', () => refusal({ code: 'unauthenticated' }), /^The key is wrong/],
  ['refuses it without a word', () => new Response('no', { status: 403 }), /^The key is wrong/],
  ['is something else', () => new Response('<h1>Welcome</h1>'), /^The address is wrong.*status 200/],
  ['has no such path', () => new Response('', { status: 404 }), /^The address is wrong.*status 404.*without \/v1/],
  [
    'is not there',
    () => {
      throw new TypeError('connect ECONNREFUSED');
    },
    /^The address may be wrong: nothing answers/,
  ],
])('says plainly that a server %s', async (_, answer, sentence) => {
  const said = await check(answer);
  expect(said).toMatch(sentence);
  expect(said).not.toContain(secretKey);
});

it.each([
  ['asked too often', () => refusal({ code: 'too_many_requests' })],
  ['down for a moment', () => refusal({ code: 'unavailable' })],
])('lets the gateway start when the server is %s', async (_, answer) => {
  expect(await check(answer)).toBeUndefined();
});

it('counts as any other request', async () => {
  const { gateway, get } = openWorld({ requestsPerMinute: 2 });
  await gateway.checkUpstream({});
  expect((await get('/event-types/42')).status).toBe(429);
});
