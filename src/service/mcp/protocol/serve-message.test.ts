import { describe, expect, test } from 'vitest';
import { clients, connectAgent, openService } from '../../testing/index.ts';
import { toolCalls } from '../tool-call.testing.ts';

const service = await openService(() => ({ mcpHosts: [] }));

async function contentsFor(version: string | undefined): Promise<{ text: string }[]> {
  const host = await service.account();
  await service.book(host, '2026-03-04T10:00:00+01:00');
  const headers = {
    Authorization: `Bearer ${host.key}`,
    'Content-Type': 'application/json',
    ...(version !== undefined && { 'MCP-Protocol-Version': version }),
  };
  const params = { name: 'list_bookings', arguments: {} };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const response = await service.fetch(new Request('http://localhost/mcp', { method: 'POST', headers, body }));
  const { result } = (await response.json()) as { result: { content: { text: string }[] } }; // a response of the protocol
  return result.content;
}

test.each([undefined, '2025-03-26'])(
  'writes the data of a tool as text for a client without structured content, version %s',
  async (version) => {
    const [, data] = await contentsFor(version);
    expect(JSON.parse(data?.text ?? '{}')).toMatchObject({ bookings: [{ from_invitee: { name: 'Ada Lovelace' } }] });
  },
);

test.each(['2025-06-18', '2025-11-25'])('sends the data of a tool once to a client of version %s', async (version) => {
  expect(await contentsFor(version)).toHaveLength(1);
});

async function statusFor(protocol: (typeof clients)[number], accept: string): Promise<number> {
  const { key } = await service.account();
  const { headers, body } = toolCalls[protocol];
  const allHeaders = { ...headers, authorization: `Bearer ${key}`, 'content-type': 'application/json', accept };
  const request = { method: 'POST', headers: allHeaders, body: JSON.stringify(body) };
  return (await service.fetch(new Request('http://localhost/mcp', request))).status;
}

describe.each(clients)('a client of %s', (protocol) => {
  test.each(['', '*/*', 'application/*;q=0.8', 'Application/JSON', 'text/html, */*'])(
    'gets JSON if it accepts "%s"',
    async (accept) => expect(await statusFor(protocol, accept)).toBe(200),
  );

  test.each(['text/event-stream', 'text/html', 'application/jsonl'])(
    'gets a refusal if it accepts only %s',
    async (accept) => expect(await statusFor(protocol, accept)).toBe(406),
  );

  test('cannot list with a cursor that was never issued', async () => {
    const { key } = await service.account();
    const { client } = await connectAgent(protocol, { address: 'http://localhost', key, fetch: service.fetch });
    const refusal = { code: -32_602, message: expect.stringContaining('this list has only one page') };
    await expect(client.listTools({ cursor: 'invented' })).rejects.toMatchObject(refusal);
    await expect(client.listPrompts({ cursor: 'invented' })).rejects.toMatchObject(refusal);
  });
});
