import { expect, test } from 'vitest';
import { readSettings } from '../../settings/index.ts';
import { gatewayOriginsOf } from './gateway-rules.ts';

const PUBLIC_URL = 'https://book.example/';

test('tells the service which pages the settings allow', () => {
  const settings = readSettings({ PUBLIC_URL, ALLOWED_ORIGINS: 'https://a.example' });
  const own = 'https://book.example';
  expect(gatewayOriginsOf(settings)).toEqual({ allowed: ['https://a.example', own], own });
});

test('tells the service that the settings allow all pages', () => {
  expect(gatewayOriginsOf(readSettings({}))).toEqual({ allowed: null, own: undefined });
});
