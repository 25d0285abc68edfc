import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { asInstant } from '../../../time/index.ts';
import { createRequester } from '../../outward/index.ts';
import { createCaldavClient } from './caldav-client.ts';
import { parseDigestChallenge, writeDigest } from './digest.ts';

// RFC 7616, 3.9.1.
const nonce = '7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v';
const opaque = 'FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS';
const offer = (algorithm: string) =>
  `Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=${algorithm}, nonce="${nonce}", opaque="${opaque}"`;
const request = {
  username: 'Mufasa',
  password: 'Circle of Life',
  method: 'GET',
  url: 'http://www.example.org/dir/index.html',
  count: 1,
  clientNonce: 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
};

test.each([
  ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
  ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
])('answers the challenge of RFC 7616 by %s', (algorithm, response) => {
  const challenge = parseDigestChallenge(offer(algorithm));
  expect(challenge && writeDigest(challenge, request)).toContain(`response="${response}"`);
});

test('chooses the strongest algorithm among the challenges of one header', () => {
  const header = `Basic realm="x", ${offer('MD5')}, ${offer('SHA-256')}`;
  expect(parseDigestChallenge(header)).toMatchObject({ algorithm: 'SHA-256', nonce, opaque, hasQuality: true });
});

test.each([undefined, '', 'Basic realm="x"', 'Digest realm="x"', `Digest realm="x", nonce="y", algorithm=SHA-1`])(
  'finds no challenge in %j',
  (header) => {
    expect(parseDigestChallenge(header)).toBeUndefined();
  },
);

test('finds no challenge that demands a digest of the body', () => {
  expect(parseDigestChallenge('Digest realm="x", nonce="y", qop="auth-int"')).toBeUndefined();
});

test('reads the calendars of a server that does not accept a password in plain text', async () => {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const authorizations: string[] = [];
  const server = createServer((incoming, response) => {
    const { authorization = '' } = incoming.headers;
    authorizations.push(authorization);
    const value = (name: string) => new RegExp(`${name}="?([^",]+)`).exec(authorization)?.[1] ?? '';
    const [user, resource] = [md5('reader:calendars:right'), md5(`${incoming.method}:${incoming.url}`)];
    const expected = md5(`${user}:once:${value('nc')}:${value('cnonce')}:auth:${resource}`);
    if (value('response') !== expected) {
      response.writeHead(401, { 'www-authenticate': 'Digest realm="calendars", nonce="once", qop="auth"' }).end();
      return;
    }
    const property = '<propstat><prop><sync-token>token</sync-token></prop></propstat>';
    response.writeHead(207).end(`<multistatus><response><href>/</href>${property}</response></multistatus>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // the server listens on TCP
  const requester = createRequester({
    resolveFor: async () => ['127.0.0.1'],
    rulesFor: () => ({ allowsPrivate: true }),
  });
  const access = { accountId: 1, signal: AbortSignal.timeout(20_000), now: asInstant(0) };
  const client = createCaldavClient(requester, { ...access, username: 'reader', password: 'right' });
  const marks = [await client.findMark(url), await client.findMark(url)];
  expect(marks.map((mark) => mark?.text)).toEqual(['token', 'token']);
  expect(authorizations.map((text) => /^Basic|nc=\d+/.exec(text)?.[0])).toEqual([
    'Basic',
    'nc=00000001',
    'nc=00000002',
  ]);
  const stranger = createCaldavClient(requester, { ...access, username: 'reader', password: 'wrong' });
  await expect(stranger.findMark(url)).rejects.toMatchObject({ problem: 'unauthorized' });
});
