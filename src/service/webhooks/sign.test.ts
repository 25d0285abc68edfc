import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { signedHeaders } from './sign.ts';

const sentAt = asInstant(Date.UTC(2026, 2, 2, 7, 0, 0, 999));
const secrets = ['whsec_cF9mGCPwFVMJue4cfROjImZC7JhhEZGKpdkEdIvxK9Y=', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'];
const body = '{"type":"event.created","data":{"name":"Zoë 🙂"}}';
const headers = signedHeaders({ id: 'msg-1', sentAt, body }, secrets);

beforeAll(() => {
  vi.useFakeTimers({ now: sentAt, toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

test.each(secrets)('verifies with the secret %s', (secret) => {
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
});

test.each([
  ['another body', `${body} `, headers],
  ['another id', body, { ...headers, 'webhook-id': 'msg-2' }],
  ['another time', body, { ...headers, 'webhook-timestamp': '1772434801' }],
])('fails to verify %s', (_what, received, withHeaders) => {
  expect(() => new Webhook(secrets[0] ?? '').verify(received, withHeaders)).toThrow('No matching signature');
});

test('signs once per secret', () => {
  expect(headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
  expect(signedHeaders({ id: 'msg-1', sentAt, body }, secrets.slice(0, 1))['webhook-signature']).not.toContain(' ');
});
