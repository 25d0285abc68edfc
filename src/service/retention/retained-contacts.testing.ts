import { expect } from 'vitest';
import type { ErasureRecords } from '../records/index.ts';
import { ada, instant, type TestAccount, type TestService } from '../testing/index.ts';
import { createRetention } from './create-retention.ts';

const day = [{ start: '00:00', end: '24:00' }];
const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const minuteMillis = 60_000;

/** Opens the helpers of tests about contacts that are erased after some months. */
export function openRetained(service: TestService) {
  /** Makes an account that can be booked at any time and erases contacts after this many months. */
  async function erasingHost(months: number | null): Promise<TestAccount> {
    const host = await service.account({ hours: Object.fromEntries(names.map((name) => [name, day])) });
    const { status } = await service.send(host, 'PUT /account', { erase_after_months: months });
    expect(status).toBe(200);
    return host;
  }

  /** Books a meeting of half an hour that ends at an instant, a day before. The clock stays there. */
  async function meetingUntil(host: TestAccount, end: string, answers = ada) {
    service.holdClock(new Date(instant(end) - 24 * 60 * minuteMillis).toISOString());
    const start = new Date(instant(end) - 30 * minuteMillis).toISOString();
    const { status, body } = await service.book(host, start, { answers });
    expect(status).toBe(201);
    return body.data;
  }

  /** Erases what is due, and all of it. Returns how many contacts. */
  async function eraseAll(records: Partial<ErasureRecords> = {}): Promise<number> {
    let total = 0;
    const retention = createRetention({
      records: { ...service.store, ...records },
      clock: service.clock,
      log: { error: (fields) => service.logged.push(fields) },
      onErased: ({ contacts }) => {
        total += contacts;
      },
    });
    while (await retention.runDue());
    return total;
  }

  async function contactsOf(host: TestAccount): Promise<readonly { id: string; name: string }[]> {
    return (await service.send(host, 'GET /contacts')).body.data.data;
  }

  /** Stores contacts who never booked. */
  async function addContacts(host: TestAccount, count: number, changedAt: string): Promise<void> {
    const times = { created_at: changedAt, updated_at: changedAt };
    const rows = Array.from({ length: count }, (_, number) => ({
      account_id: host.accountId,
      id: crypto.randomUUID(),
      name: `Contact ${number}`,
      email: `contact-${number}@example.com`,
      timezone: 'UTC',
      ...times,
    }));
    await service.store.db.insertInto('contacts').values(rows).execute();
  }

  /** Returns which contact to erase, at the time of the service. */
  function erasureOf(host: TestAccount, id: string) {
    return { accountId: host.accountId, id, now: service.clock() };
  }

  return { erasingHost, meetingUntil, eraseAll, contactsOf, addContacts, erasureOf };
}
