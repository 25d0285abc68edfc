import { expect, test } from 'vitest';
import { checkTarget, refuseTarget } from './target.ts';

const strict = { allowsPrivate: false };
const outside = '93.184.215.14';

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.0.0.1./',
  'https://１２７.０.０.１/',
  'https://127。0。0。1/',
  'https://%31%32%37.0.0.1/',
  'https://0/',
  'https://10.1.2.3:8443/hook',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:169.254.169.254]/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:127.0.0.1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'https://user@example.com/',
  'https://user:word@example.com/',
  'https://example.com@127.0.0.1/',
  'example.com',
  '',
])('refuses the URL %s', async (address) => {
  const resolve = async () => [outside];
  expect(refuseTarget(address, strict)?.sentence).toMatch(/^must /);
  await expect(checkTarget(address, { ...strict, resolve })).rejects.toThrow('must');
});

test.each([
  ['loopback', ['127.0.0.1']],
  ['metadata', ['169.254.169.254']],
  ['one of several', [outside, '10.0.0.1']],
  ['one of the other family', [outside, '::1']],
  ['mapped', ['::ffff:127.0.0.1']],
  ['no address at all', []],
])('refuses a name that resolves to %s', async (_what, addresses) => {
  const resolve = async () => addresses;
  await expect(checkTarget('https://hook.example/', { ...strict, resolve })).rejects.toThrow('the name');
});

test.each(['https://localhost/', 'https://localhost./', 'https://metadata.google.internal/'])(
  'checks the address behind the name %s',
  async (address) => {
    expect(refuseTarget(address, strict)).toBeUndefined();
    await expect(checkTarget(address, { ...strict, resolve: async () => ['127.0.0.1'] })).rejects.toThrow('private');
  },
);

test('resolves a name once and returns those addresses', async () => {
  const responses = [[outside], ['127.0.0.1']];
  const resolve = async () => responses.shift() ?? [];
  const target = await checkTarget('https://hook.example/a?b=c', { ...strict, resolve });
  expect([target.url.href, target.addresses, responses]).toEqual([
    'https://hook.example/a?b=c',
    [outside],
    [['127.0.0.1']],
  ]);
  await expect(checkTarget('https://hook.example/a?b=c', { ...strict, resolve })).rejects.toThrow('private');
});

test('allows http and private networks in development, never credentials', async () => {
  const rules = { allowsPrivate: true, resolve: async () => ['127.0.0.1'] };
  expect((await checkTarget('http://localhost:3000/', rules)).addresses).toEqual(['127.0.0.1']);
  await expect(checkTarget('http://me@localhost/', rules)).rejects.toThrow('username');
});
