import { beforeEach, describe, expect, it } from 'vitest';
import { at, openFormWorld } from '../testing/index.ts';
import type { VisitorLimits } from './visitor-limits.ts';

type Accounts = ReturnType<typeof openAccounts>;

/**
 * A gateway that three accounts share: 42 and 43 are event types of the first one, 44 is of the second, 45 of the
 * third.
 */
function openAccounts(limits: Partial<VisitorLimits>, proofOfWork: 'auto' | 'never' = 'never') {
  const accountOf = new Map([
    [42, '1'],
    [43, '1'],
    [44, '2'],
    [45, '3'],
  ]);
  const world = openFormWorld({
    proofOfWork,
    limits,
    async findEventType(reference) {
      const eventTypeId = Number(reference);
      const accountId = accountOf.get(eventTypeId);
      return accountId === undefined ? undefined : { eventTypeId, accountId, isPrivate: false, isActive: true };
    },
  });
  const { instead, eventType } = world.server;
  for (const id of [43, 44, 45]) {
    instead.set(`GET /v1/event-types/${id}`, () => Response.json({ success: true, data: { ...eventType, id } }));
    const fields = `/v1/event-types/${id}/booking-forms`;
    instead.set(`GET ${fields}`, () =>
      world.server.fetch(new Request(`https://upstream.example${fields.replace(`${id}`, '42')}`)),
    );
  }
  let turn = 0;
  return {
    ...world,
    /** Books the next free time, each time by another person. */
    async bookNext(eventType: number, more: Record<string, unknown> = {}) {
      turn += 1;
      const start = new Date(Date.UTC(2026, 3, 1 + turn, 9)).toISOString();
      const email = `person${turn}@example.org`;
      return world.book(start, { address: `192.0.2.${turn}`, email, more: { event_type_id: eventType, ...more } });
    },
  };
}

async function statusesOf(count: number, book: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) statuses.push((await book()).status);
  return statuses;
}

let accounts: Accounts;

describe('an account whose bookings of the hour are used up', () => {
  beforeEach(() => {
    accounts = openAccounts({ accountBookingsPerHour: 2 });
  });

  it('refuses every event type of an account over its limit', async () => {
    expect([(await accounts.bookNext(42)).status, (await accounts.bookNext(43)).status]).toEqual([201, 201]);
    expect(await statusesOf(1, () => accounts.bookNext(42))).toEqual([429]);
    accounts.passSeconds(3600);
    expect(await statusesOf(1, () => accounts.bookNext(43))).toEqual([201]);
  });

  it('leaves other accounts their whole limit', async () => {
    await statusesOf(10, () => accounts.bookNext(42));
    expect(await statusesOf(2, () => accounts.bookNext(44))).toEqual([201, 201]);
  });

  it('lets invitees of an account over its limit cancel', async () => {
    const { data } = await (await accounts.bookNext(42)).json();
    expect((await accounts.manage(`${data.id}/cancel`, data.manage_token, { body: {} })).status).toBe(200);
    expect(await statusesOf(2, () => accounts.bookNext(42))).toEqual([201, 429]);
  });
});

describe('mail of all accounts', () => {
  it('limits mail an hour, and one account to half of it', async () => {
    accounts = openAccounts({ mailsPerHour: 8 });
    expect(await statusesOf(4, () => accounts.bookNext(42))).toEqual([201, 201, 429, 429]);
    expect(await statusesOf(3, () => accounts.bookNext(44))).toEqual([201, 201, 429]);
    expect(await statusesOf(1, () => accounts.bookNext(45))).toEqual([429]);
    accounts.passSeconds(3600);
    expect(await statusesOf(1, () => accounts.bookNext(45))).toEqual([201]);
  });

  it('leaves each account a hundredth of the mail when two others use up all of it', async () => {
    accounts = openAccounts({ mailsPerHour: 200 });
    for (const eventType of [42, 44]) await statusesOf(50, () => accounts.bookNext(eventType));
    expect(await statusesOf(1, () => accounts.bookNext(42))).toEqual([429]);
    expect(await statusesOf(2, () => accounts.bookNext(45))).toEqual([201, 429]);
    accounts.passSeconds(3600);
    expect(await statusesOf(1, () => accounts.bookNext(45))).toEqual([201]);
  });

  it('takes nothing of the guaranteed mail for bookings that fail', async () => {
    accounts = openAccounts({ mailsPerHour: 200 });
    for (const eventType of [42, 44]) await statusesOf(50, () => accounts.bookNext(eventType));
    accounts.server.instead.set('POST /v1/events', () => new Response(null, { status: 500 }));
    expect(await statusesOf(2, () => accounts.bookNext(45))).not.toContain(429);
    accounts.server.instead.delete('POST /v1/events');
    expect(await statusesOf(2, () => accounts.bookNext(45))).toEqual([201, 429]);
  });

  it('counts the mail of reschedulings, and never refuses a cancellation', async () => {
    accounts = openAccounts({ mailsPerHour: 8 });
    const { data } = await (await accounts.bookNext(42)).json();
    const move = (start: string) => accounts.manage(`${data.id}/reschedule`, data.manage_token, { body: { start } });
    expect([(await move('2026-06-01T09:00Z')).status, (await move('2026-06-02T09:00Z')).status]).toEqual([200, 429]);
    expect((await accounts.manage(`${data.id}/cancel`, data.manage_token, { body: {} })).status).toBe(200);
    expect(accounts.server.booked).toEqual([]);
  });

  it('sends unlimited mail where no limit is set', async () => {
    accounts = openAccounts({ accountBookingsPerHour: 100 });
    expect(await statusesOf(30, () => accounts.bookNext(42))).toEqual(Array(30).fill(201));
  });
});

it('requires a puzzle for a busy account, and for no other', async () => {
  accounts = openAccounts({}, 'auto');
  const tokens = [await accounts.takeToken(42)];
  while (tokens.length < 30) tokens.push(await accounts.takeToken(42));
  accounts.passSeconds(5);
  for (const { token } of tokens) await accounts.bookNext(42, { form_token: token });
  const [flooded, sibling, other] = [
    await accounts.takeToken(42),
    await accounts.takeToken(43),
    await accounts.takeToken(44),
  ];
  expect([flooded.proof_of_work?.difficulty, sibling.proof_of_work?.difficulty]).toEqual([14, 14]);
  expect(other.proof_of_work).toBeNull();
  expect(accounts.server.booked).toContain(at('2026-04-02T09:00Z'));
});
