import { expect, test } from 'vitest';
import { buildRequest, curlOf, readOperations } from './operations.ts';

const operations = readOperations({
  paths: {
    '/v1/events/{id}': { get: { operationId: 'getEvent', parameters: [{ name: 'id', in: 'path', required: true }] } },
    '/v1/events': {
      post: {
        operationId: 'createEvent',
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }, { name: 'limit', in: 'query' }],
        requestBody: { content: { 'application/json': { example: { name: 'Ada' } } } },
      },
    },
  },
  components: { parameters: { IdempotencyKey: { name: 'Idempotency-Key', in: 'header' } } },
});

function operation(id: string) {
  const operation = operations.get(id);
  if (!operation) throw new Error(`There is no ${id}.`);
  return operation;
}

test('reads methods, referenced parameters and example bodies', () => {
  expect(operation('createEvent')).toEqual({
    method: 'POST',
    path: '/v1/events',
    parameters: [
      { name: 'Idempotency-Key', in: 'header' },
      { name: 'limit', in: 'query' },
    ],
    body: { name: 'Ada' },
  });
});

test('encodes parameters in the path and leaves out empty ones', () => {
  const request = buildRequest(operation('getEvent'), { key: 'sk', values: { id: 'a/b' } });
  expect(request).toEqual({ url: '/v1/events/a%2Fb', method: 'GET', headers: { Authorization: 'Bearer sk' } });
  expect(buildRequest(operation('createEvent'), { key: 'sk', values: { limit: '' }, body: '{}' }).url).toBe(
    '/v1/events',
  );
});

test('sends header and query parameters and the body', () => {
  const values = { 'Idempotency-Key': 'once', limit: '5' };
  expect(buildRequest(operation('createEvent'), { key: 'sk', values, body: '{}' })).toEqual({
    url: '/v1/events?limit=5',
    method: 'POST',
    headers: { Authorization: 'Bearer sk', 'Content-Type': 'application/json', 'Idempotency-Key': 'once' },
    body: '{}',
  });
});

test('writes a curl command without the key and quoted for a shell', () => {
  const request = buildRequest(operation('createEvent'), { key: 'sk_secret', values: {}, body: `{"name":"O'Neil"}` });
  expect(curlOf(request, 'https://book.example')).toBe(
    [
      `curl -X POST 'https://book.example/v1/events' \\`,
      `  -H "Authorization: Bearer $SCHED_API_KEY" \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d '{"name":"O'\\''Neil"}'`,
    ].join('\n'),
  );
});
