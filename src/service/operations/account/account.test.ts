import { describe, expect, test } from 'vitest';
import { makeMember, openService, ownerOf } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();
const other = await service.account();

const put = (body: unknown) => service.send(host, 'PUT /account', body);

describe('an account', () => {
  test('allows every origin of the gateway by default', async () => {
    const { status, body } = await service.send(host, 'GET /account');
    expect([status, body.data]).toEqual([
      200,
      { id: host.accountId, name: 'Test', allowed_origins: null, erase_after_months: null },
    ]);
  });

  test('names the origins that the gateway allows, if the service knows them', async () => {
    const gatewayOrigins = { allowed: ['https://example.com'], own: 'https://book.example.com' };
    const serviceWithOrigins = await openService(() => ({ gatewayOrigins }));
    const account = await serviceWithOrigins.account();
    const origins = { gateway_origins: ['https://example.com'], own_origin: 'https://book.example.com' };
    expect((await serviceWithOrigins.send(account, 'GET /account')).body.data).toMatchObject(origins);
    expect((await serviceWithOrigins.send(account, 'PUT /account', {})).body.data).toMatchObject(origins);
  });

  test('stores the allowed origins of an account', async () => {
    const allowed_origins = ['https://example.com', 'https://*.example.com', 'http://localhost:5173'];
    expect((await put({ allowed_origins })).body.data.allowed_origins).toEqual(allowed_origins);
    expect((await put({})).body.data.allowed_origins).toEqual(allowed_origins);
    expect((await service.send(other, 'GET /account')).body.data.allowed_origins).toBeNull();
    expect((await put({ allowed_origins: null })).body.data.allowed_origins).toBeNull();
  });

  test.each([
    'example.com',
    'https://example.com/',
    'https://Example.com',
    'https://example.com:443',
    'https://example.com/path',
    'https://user@example.com',
    'https://*',
    'https://a.*.example.com',
    'null',
    '*',
    '',
    42,
  ])('refuses the origin %j', async (origin) => {
    const { status, body } = await put({ allowed_origins: [origin] });
    expect([status, Object.keys(body.error.errors)]).toEqual([422, ['allowed_origins.0']]);
  });

  test('refuses more than 100 origins and duplicates', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `https://p${index}.example.com`);
    for (const allowed_origins of [many, ['https://a.example', 'https://a.example'], 'https://a.example']) {
      expect((await put({ allowed_origins })).status).toBe(422);
    }
  });

  test('stores after how many months invitees are erased, and keeps it when something else changes', async () => {
    for (const erase_after_months of [1, 120]) {
      expect((await put({ erase_after_months })).body.data).toMatchObject({ erase_after_months });
    }
    expect((await put({ allowed_origins: null })).body.data.erase_after_months).toBe(120);
    expect((await service.send(other, 'GET /account')).body.data.erase_after_months).toBeNull();
    expect((await put({ erase_after_months: null })).body.data.erase_after_months).toBeNull();
  });

  test.each([0, 121, -1, 1.5, '12', true, []])('refuses to erase invitees after %j months', async (months) => {
    const { status, body } = await put({ erase_after_months: months });
    expect([status, Object.keys(body.error.errors)]).toEqual([422, ['erase_after_months']]);
  });

  test.each([
    ['owner', 200],
    ['admin', 200],
    ['member', 403],
  ] as const)('lets an %s set when invitees are erased: %i', async (role, status) => {
    const userId = await makeMember(service.store, host.accountId, role);
    const session = { ...ownerOf({ accountId: host.accountId, userId }), role };
    const body = { erase_after_months: 24 };
    expect((await service.request('/v1/account', { method: 'PUT', session, body })).status).toBe(status);
  });

  test('refuses to rename an account', async () => {
    expect((await put({ name: 'Mine' })).status).toBe(422);
  });
});
