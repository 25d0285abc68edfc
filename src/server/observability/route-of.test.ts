import { expect, test } from 'vitest';
import { consoleEndpoints, embedEndpoints, endpoints } from '../../contract/index.ts';
import { routeOf } from './route-of.ts';

const paths = [
  ...Object.values(endpoints).map(({ path }) => path),
  ...Object.values(embedEndpoints).map(({ path }) => `/embed/v1${path}`),
  ...Object.values(endpoints).map(({ path }) => `/console/api${path}`),
  ...Object.values(consoleEndpoints).map(({ path }) => path),
];

test.each([...new Set(paths)])('names the route of %s by its pattern', (path) => {
  const concretePath = path.replace(/\{\w+\}/g, '0b0e9d9c-6f0e-4a56-9d2b-0c0f6f5b8a11');
  expect(routeOf(concretePath)).toEqual({ pattern: path, kind: 'interface' });
});

test.each([
  ['/v1/nowhere/ada@example.com', { pattern: '/v1/*', kind: 'interface' }],
  ['/v1', { pattern: '/v1/*', kind: 'interface' }],
  ['/embed/v1/nowhere', { pattern: '/embed/v1/*', kind: 'interface' }],
  ['/v1/openapi.json', { pattern: '/v1/openapi.json', kind: 'interface' }],
  ['/console/api/v1/nowhere', { pattern: '/console/api/v1/*', kind: 'interface' }],
  ['/console/api/nowhere', { pattern: '/console/api/*', kind: 'interface' }],
  ['/console/events', { pattern: '/*', kind: 'file' }],
  ['/chunks/screen-1.js', { pattern: '/*', kind: 'file' }],
  ['/ada@example.com', { pattern: '/*', kind: 'file' }],
  ['/readyz', { pattern: '/readyz', kind: 'probe' }],
])('hides the id in %s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
