import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type Agent,
  clients,
  connectAgent,
  mondayMorning,
  openService,
  type TestAccount,
  type ToolOutput,
} from '../testing/index.ts';
import { findTool } from './tools/index.ts';

const service = await openService(() => ({ mcpHosts: [] }));

afterEach(() => service.holdClock(mondayMorning));

const maxListBytes = 12_000;
const maxStoryBytes = 10_000;
const all = { scopes: ['read', 'book', 'settings'] } as const;

function agentOf({ key }: TestAccount, protocol: (typeof clients)[number] = '2026'): Promise<Agent> {
  return connectAgent(protocol, { address: 'http://localhost', key, fetch: service.fetch });
}

describe.each(clients)('a client of %s', (protocol) => {
  test('finds, previews, books, repeats, reschedules, cancels and explains in 10 kB', async () => {
    const { eventTypeId: event_type_id, ...host } = await service.account();
    const agent = await agentOf({ ...host, eventTypeId: event_type_id }, protocol);
    const answers: ToolOutput[] = [];
    async function call(tool: string, input: object = {}) {
      const answer = await agent.call(tool, { ...input });
      expect(answer.isError, answer.text).toBe(false);
      answers.push(answer);
      return answer.data;
    }
    await call('get_me');
    const [first, second] = (await call('find_slots', { event_type_id, most: 5 })).days[0].starts;
    const person = { name: 'Ada', email: 'ada@example.com', timezone: 'Europe/London' };
    const draft = { event_type_id, start: first, ...person };
    expect((await call('book', { ...draft, preview: true })).booking.id).toBeUndefined();
    const { booking } = await call('book', draft);
    expect(await call('book', draft)).toMatchObject({ already: true, booking: { id: booking.id } });
    await call('move_booking', { id: booking.id, start: second, preview: true });
    expect(await call('move_booking', { id: booking.id, start: second })).toMatchObject({
      before: { start: first },
      after: { start: second },
      booking: { id: booking.id, start: second },
    });
    expect(await call('explain_time', { event_type_id, start: second })).toMatchObject({
      offered: false,
      reasons: [{ reason: 'taken' }],
      nearest: { length: 3 },
    });
    await call('cancel_booking', { id: booking.id, reason: 'Ill', preview: true });
    expect((await call('cancel_booking', { id: booking.id, reason: 'Ill' })).booking.status).toBe('canceled');
    expect(await call('explain_time', { event_type_id, start: second })).toMatchObject({ offered: true });
    expect(answers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(maxStoryBytes);
  });

  test('matches the schema of every tool in its response', async () => {
    const host = await service.account();
    const agent = await agentOf(host, protocol);
    const { body } = await service.book(host, '2026-03-04T10:00:00+01:00');
    const missedEvent = (await service.book(host, '2026-03-02T09:00:00+01:00')).body.data;
    service.holdClock('2026-03-02T09:00:01+01:00');
    const inputs = inputsFor(host, { id: body.data.id, missedId: missedEvent.id });
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual(Object.keys(inputs).sort());
    for (const [name, input] of Object.entries(inputs)) {
      const answer = await agent.call(name, input);
      expect(answer.isError, `${name}: ${answer.text}`).toBe(false);
      const tool = findTool(name, all);
      expect(tool.ok && v.safeParse(tool.data.output, answer.data).issues, name).toBeUndefined();
    }
  });
});

test('describes all tools in 12 kB', async () => {
  const { client } = await agentOf(await service.account());
  const { tools } = await client.listTools();
  expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThan(maxListBytes);
});

test('describes what an agent puts into hours and answers', async () => {
  const { client } = await agentOf(await service.account());
  const { tools } = await client.listTools();
  const propertyOf = (tool: string, name: string) =>
    tools.find((each: { name: string }) => each.name === tool).inputSchema.properties[name];
  expect(propertyOf('set_hours', 'hours')).toMatchObject({
    type: 'object',
    propertyNames: { enum: expect.arrayContaining(['monday', 'sunday']) },
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'e.g. {"monday": ["09:00-12:00"]}',
  });
  expect(propertyOf('book', 'answers')).toMatchObject({ type: 'object', description: 'by identifier of the question' });
});

test('tells an agent which tools only read, which destroy and which can be repeated', async () => {
  const { client } = await agentOf(await service.account());
  const { tools } = await client.listTools();
  const names = (hint: string) =>
    tools.flatMap(({ name, annotations }: { name: string; annotations: Record<string, boolean> }) =>
      annotations[hint] ? [name] : [],
    );
  expect(names('readOnlyHint').every((name: string) => /^(get|list|find|explain)_/.test(name))).toBe(true);
  expect(names('destructiveHint')).toEqual([
    ...['move_booking', 'cancel_booking', 'mark_no_show', 'set_hours', 'set_override'],
  ]);
  expect(names('idempotentHint')).toEqual([
    ...['book', 'move_booking', 'cancel_booking', 'mark_no_show', 'set_hours', 'set_override'],
  ]);
});

test('offers prompts to plan a week and to clear a day', async () => {
  const { client } = await agentOf(await service.account());
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }: { name: string }) => name)).toEqual(['plan_week', 'clear_day']);
  const { messages } = await client.getPrompt({ name: 'clear_day', arguments: { date: '2026-12-24' } });
  expect(messages[0].content.text).toContain('2026-12-24');
});

test('names what is wrong with a prompt that cannot be written', async () => {
  const { client } = await agentOf(await service.account());
  await expect(client.getPrompt({ name: 'clear_day' })).rejects.toThrow('needs the argument "date"');
  await expect(client.getPrompt({ name: 'nothing' })).rejects.toThrow('no prompt "nothing"');
});

test('says in every tool with text from strangers that it is data', async () => {
  const { client } = await agentOf(await service.account());
  const { tools } = await client.listTools();
  const silent = tools.filter(({ name, description }: { name: string; description: string }) => {
    const tool = findTool(name, all);
    return (
      tool.ok && JSON.stringify(tool.data.output).includes('from_invitee') && !description.includes('from_invitee')
    );
  });
  expect(silent.map(({ name }: { name: string }) => name)).toEqual([]);
});

type Bookings = { readonly id: string; readonly missedId: string };

function inputsFor({ eventTypeId: event_type_id, availabilityId }: TestAccount, { id, missedId }: Bookings) {
  const person = { name: 'Grace', email: 'grace@example.org', timezone: 'Europe/Berlin' };
  return {
    get_me: {},
    list_event_types: {},
    find_slots: { event_type_id },
    explain_time: { event_type_id, start: '2026-03-04T10:00:00+01:00' },
    list_bookings: {},
    get_booking: { id },
    book: { event_type_id, start: '2026-03-04T11:00:00+01:00', ...person },
    move_booking: { id, start: '2026-03-04T12:00:00+01:00' },
    cancel_booking: { id },
    mark_no_show: { id: missedId, absent: true },
    get_availability: {},
    set_hours: { id: availabilityId, hours: { monday: [] } },
    set_override: { from: '2026-12-24', to: '2026-12-26', hours: [] },
    list_contacts: { query: 'ada' },
  };
}
