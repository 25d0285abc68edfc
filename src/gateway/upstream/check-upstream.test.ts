import { expect, it } from 'vitest';
import { unlimitedBudget } from '../state/index.ts';
import { FakeServer, openWorld, refusal, secretKey } from '../testing/index.ts';
import { checkUpstream, type UpstreamCheck } from './check-upstream.ts';

const baseUrl = 'https://upstream.example';

function check(response?: () => Response): Promise<UpstreamCheck> {
  const server = new FakeServer();
  if (response) server.instead.set('GET /v1/users/me', response);
  const headers = { authorization: `Bearer ${secretKey}` };
  return checkUpstream({ baseUrl, fetch: server.fetch, headers, budget: unlimitedBudget });
}

it('finds that a server accepts the key', async () => {
  expect(await check()).toEqual({ state: 'accepted' });
});

it('finds that a server with short responses accepts the key', async () => {
  expect(await check(() => Response.json({ success: true, data: { email: 'host@example.org' } }))).toEqual({
    state: 'accepted',
  });
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
    /^The address may be wrong: no server responds/,
  ],
])('reports in a sentence that a server %s', async (_, response, expected) => {
  const { sentence = '', state } = { sentence: undefined, ...(await check(response)) };
  expect(sentence).toMatch(expected);
  expect(state).toBe(/key/.test(sentence) ? 'refused' : 'missing');
  expect(sentence).not.toContain(secretKey);
});

it.each([
  ['over its rate limit', () => refusal({ code: 'too_many_requests' })],
  ['down for a moment', () => refusal({ code: 'unavailable' })],
])('blames neither key nor address when the server is %s', async (_, response) => {
  expect(await check(response)).toMatchObject({ state: 'busy' });
});

it('checks a server although visitors have used up the requests for reading', async () => {
  const { gateway, get } = openWorld({ requestsPerMinute: 4 });
  const statuses: number[] = [];
  for (const id of [42, 43, 44, 45]) statuses.push((await get(`/event-types/${id}`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(await gateway.checkUpstream({})).toEqual({ state: 'accepted' });
});

it('counts the check of a server as a request', async () => {
  const { gateway, get } = openWorld({ requestsPerMinute: 2 });
  await gateway.checkUpstream({});
  expect((await get('/event-types/42')).status).toBe(429);
});
