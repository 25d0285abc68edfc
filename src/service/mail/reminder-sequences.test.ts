import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMinutes, formatInstant, type Instant } from '../../time/index.ts';
import { instant, mondayMorning } from '../testing/index.ts';
import { openMailService } from './testing/index.ts';

const { service, mailServer, makeHost, outboxTo, sendAll } = await openMailService();

const slotCount = 6;
const firstSlot = instant('2026-03-05T09:00:00+01:00');

/** The actions of a host, their invitees and the machine, in any order. */
const action = fc.oneof(
  fc.record({ does: fc.constant('book' as const), slot: fc.nat(slotCount - 1) }),
  fc.record({ does: fc.constant('reschedule' as const), event: fc.nat(3), slot: fc.nat(slotCount - 1) }),
  fc.record({ does: fc.constant('cancel' as const), event: fc.nat(3) }),
  fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ does: fc.constantFrom('send' as const, 'die before sending' as const, 'die after sending' as const) }),
);

type Action = typeof action extends fc.Arbitrary<infer Done> ? Done : never;

/** An event as the person who booked it knows it. */
type KnownEvent = { id: string; sequence: number; start: Instant; plannedAt: Instant; isCanceled: boolean };

test('sends each due reminder once, and none for a canceled or previous time', async () => {
  const actions = fc.array(action, { minLength: 8, maxLength: 24 });
  await fc.assert(fc.asyncProperty(actions, followActions), { numRuns: 8 });
});

async function followActions(actions: readonly Action[]): Promise<void> {
  await service.store.db.deleteFrom('deliveries').execute();
  const { act, sentIds, dueIds } = await openRun();
  for (const each of actions) await act(each);
  // Until long after the last event and the last retry.
  for (let hours = 0; hours < 5 * 24; hours += 6) {
    await act({ does: 'wait', hours: 6 });
    await act({ does: 'send' });
  }
  expect([...sentIds].sort()).toEqual([...dueIds].sort());
}

async function openRun() {
  const host = await makeHost();
  const events: KnownEvent[] = [];
  const [sentIds, dueIds] = [new Set<string>(), new Set<string>()];
  /** Emails of a process that died before it stored the results. They are sent again with the same id. */
  const unstoredIds = new Set<string>();
  let now = instant(mondayMorning);
  wait(0);

  function wait(minutes: number): void {
    now = addMinutes(now, minutes);
    service.holdClock(formatInstant(now, 0));
  }

  /** The emails that an outbox must send at this time, and no others. */
  function findDue(): string[] {
    const dueEvents = events.filter(({ start, plannedAt, isCanceled }) => {
      const dueAt = addMinutes(start, -24 * 60);
      const isPlanned = dueAt >= addMinutes(plannedAt, 30);
      return !isCanceled && isPlanned && dueAt <= now && now <= addMinutes(start, -5);
    });
    return dueEvents.map(({ id, sequence }) => `<${id}.${sequence}.reminder-1440.invitee@example.com>`);
  }

  async function send(): Promise<void> {
    const expected = findDue();
    for (const name of expected) dueIds.add(name);
    for (const name of remindersIn(await sendAll())) {
      expect(expected).toContain(name);
      if (!unstoredIds.delete(name)) expect(sentIds).not.toContain(name);
      sentIds.add(name);
    }
  }

  async function dieAfterSending(): Promise<void> {
    const expected = findDue();
    mailServer.received.length = 0;
    await forgetfulOutbox().runDue();
    for (const name of remindersIn(mailServer.received)) {
      expect(expected).toContain(name);
      for (const names of [dueIds, sentIds, unstoredIds]) names.add(name);
    }
  }

  async function change(path: 'cancel' | 'reschedule', event: KnownEvent | undefined, start?: Instant): Promise<void> {
    if (!event) return;
    const body = start === undefined ? {} : { start: formatInstant(start, 0) };
    const reply = await service.send(host, `POST /events/${event.id}/${path}`, body);
    if (reply.status !== 200 || reply.body.data.sequence === event.sequence) return;
    const { sequence, status } = reply.body.data;
    Object.assign(event, { sequence, isCanceled: status === 'canceled', start: start ?? event.start, plannedAt: now });
  }

  async function act(each: Action): Promise<void> {
    const start = addMinutes(firstSlot, 'slot' in each ? each.slot * 30 : 0);
    const event = 'event' in each ? events[each.event] : undefined;
    switch (each.does) {
      case 'book': {
        const { status, body } = await service.book(host, formatInstant(start, 0));
        if (status === 201) events.push({ id: body.data.id, sequence: 0, start, plannedAt: now, isCanceled: false });
        return;
      }
      case 'reschedule':
        return change('reschedule', event, start);
      case 'cancel':
        return change('cancel', event);
      case 'wait':
        return wait(each.hours * 60);
      case 'send':
        return send();
      case 'die before sending':
        await service.store.claimDue({ channel: 'mail', now, limit: 8, claimSeconds: 20, random: Math.random });
        break;
      case 'die after sending':
        await dieAfterSending();
    }
    await endClaims();
    wait(1);
  }

  return { act, sentIds, dueIds };
}

/** An outbox that stops before it stores the results of its attempts. */
function forgetfulOutbox() {
  const finishAttempt = () => Promise.reject(new Error('The process was killed.'));
  return outboxTo(mailServer.smtpUrl, { ...service.store, finishAttempt });
}

/** Claims expire by the clock of the database, for which no test waits. */
async function endClaims(): Promise<void> {
  await sql`update deliveries set claimed_until = now() where claimed_until is not null`.execute(service.store.db);
}

function remindersIn(mails: readonly { readonly messageId?: string | undefined }[]): string[] {
  return mails.flatMap(({ messageId = '' }) => (messageId.includes('.reminder-') ? [messageId] : []));
}
