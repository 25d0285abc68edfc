import { expect, test } from 'vitest';
import { findLogo } from '../../store/index.ts';
import { openService, type TestAccount } from '../../testing/index.ts';

const service = await openService();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00]);

const put = (account: TestAccount, body: object) => service.send(account, 'PUT /branding', body);
const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;

test('returns no branding before there is any', async () => {
  const { body } = await service.send(await service.account(), 'GET /branding');
  expect(body.data).toEqual({
    name: '',
    color: null,
    logo: null,
    is_listed: false,
    updated_at: '1970-01-01T00:00:00+00:00',
  });
});

test('changes the sent fields of the branding and keeps the rest', async () => {
  const account = await service.account();
  await put(account, { name: 'Hopper Advice', color: '#0f766e', logo: dataUrl('png', png) });
  const { logo } = (await service.send(account, 'GET /branding')).body.data;
  const { body } = await put(account, { is_listed: true });
  expect(body.data).toMatchObject({ name: 'Hopper Advice', color: '#0f766e', logo, is_listed: true });
  expect((await put(account, { color: null, name: '' })).body.data).toMatchObject({ color: null, name: '', logo });
});

test.each([
  ['png', png],
  ['jpeg', jpeg],
] as const)('keeps a %s as it was sent, at a path that changes with it', async (type, bytes) => {
  const account = await service.account();
  const { logo } = (await put(account, { logo: dataUrl(type, bytes) })).body.data;
  const digest = /^\/logos\/\d+\/([\da-f]{32})\./.exec(logo)?.[1] ?? '';
  const storedLogo = await findLogo(service.store, { accountId: account.accountId, digest });
  expect([storedLogo?.type, storedLogo?.bytes]).toEqual([`image/${type}`, bytes]);
  const other = (await put(account, { logo: dataUrl('png', Buffer.concat([png, png])) })).body.data.logo;
  expect(other).not.toBe(logo);
  expect(await findLogo(service.store, { accountId: account.accountId, digest })).toBeUndefined();
});

test('removes the logo of the pages when null is sent for it', async () => {
  const account = await service.account();
  await put(account, { logo: dataUrl('png', png) });
  expect((await put(account, { logo: null })).body.data.logo).toBeNull();
});

test.each([
  [{ logo: 'https://tracker.example/logo.png' }, 'logo'],
  [{ logo: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'logo'],
  [{ logo: dataUrl('png', jpeg) }, 'logo'],
  [{ logo: dataUrl('png', Buffer.from('<html>')) }, 'logo'],
  [{ logo: dataUrl('png', Buffer.concat([png, Buffer.alloc(100_000)])) }, 'logo'],
  [{ color: 'red' }, 'color'],
  [{ color: '#fff;}*{display:none' }, 'color'],
  [{ name: 'a\nb' }, 'name'],
])('refuses the look %j of the pages', async (wrong, field) => {
  const { status, body } = await put(await service.account(), wrong);
  expect([status, Object.keys(body.error.errors)]).toEqual([422, [field]]);
});

test.each([
  [jpeg, 'image/jpeg'],
  [Buffer.from('<html>'), 'another kind of data'],
])('names the actual type of a logo that claims another', async (bytes, actualType) => {
  const { body } = await put(await service.account(), { logo: dataUrl('png', bytes) });
  expect(body.error.errors.logo).toEqual([`must be a picture of the type image/png, found ${actualType}`]);
});

test('records the changed fields and no picture in the journal', async () => {
  const account = await service.account();
  await put(account, { logo: dataUrl('png', png) });
  const [entry] = (await service.send(account, 'GET /journal')).body.data.data;
  expect(entry).toMatchObject({ operation: 'updateBranding', subject: { kind: 'branding' }, fields: ['logo'] });
  expect(JSON.stringify(entry)).not.toContain('iVBOR');
});

test('refuses the second of two first changes of one version', async () => {
  const account = await service.account();
  const { updated_at } = (await service.send(account, 'GET /branding')).body.data;
  const change = (name: string) =>
    service.request('/v1/branding', {
      method: 'PUT',
      key: account.key,
      headers: { 'if-match': `"${updated_at}"` },
      body: { name },
    });
  const [first, second] = [await change('One'), await change('Two')];
  expect([first.status, second.status, second.body.data.name]).toEqual([200, 412, 'One']);
});
