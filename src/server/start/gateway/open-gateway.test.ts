import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readSettings } from '../../settings/index.ts';
import { openGateway } from './open-gateway.ts';

test('tells other gateways, before it is closed, what they have missed while Redis was away', async () => {
  const keys: string[] = [];
  let isAway = true;
  const redis = {
    async run(_: string, call: { readonly keys: readonly string[] }) {
      if (isAway) throw new Error('connect ECONNREFUSED');
      keys.push(...call.keys);
      return 0;
    },
    close: async () => undefined,
    prefix: 'sched:',
    onError: () => undefined,
  };
  const upstream = { baseUrl: 'https://upstream.example', fetch: async () => new Response(), headersFor: () => ({}) };
  const settings = readSettings({ LINK_SECRET: 'a secret of thirty-two characters or more' });
  const gateway = await openGateway({ upstream, settings, redis, log: pino({ level: 'silent' }) });
  await gateway.invalidate({ kind: 'account', accountId: 'only' });
  isAway = false;
  await gateway.close();
  expect(keys).toContainEqual(expect.stringMatching(/^sched:cache:.*only/));
});
