import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ClaimedDelivery } from '../records/index.ts';
import { makeWebhook, mondayMorning, openService } from '../testing/index.ts';
import { createOutbox } from './create-outbox.ts';

const service = await openService(() => ({ sendsMail: true }));
const times = ['09', '10', '11'].map((hour) => `2026-03-03T${hour}:00:00+01:00`);

/** Enough to take every slot. */
const accounts = 6;

beforeEach(() => service.holdClock(mondayMorning));
// Deliveries of one test must not reach the next.
afterEach(async () => {
  await service.store.db.deleteFrom('deliveries').execute();
});

test.each([
  ['a mail server', 'webhook', 'webhooks', isMail],
  ['every webhook', 'mail', 'mail', isWebhook],
] as const)('%s that hangs takes no slots from %s', async (_what, _other, _plural, isSilent) => {
  await Promise.all(Array.from({ length: accounts }, bookAll));
  expect(await sendWith(isSilent, accounts * 2 * times.length)).toEqual({ cutShort: 0 });
});

/** Creates an account with two webhooks and as much mail, and one booking at each time. */
async function bookAll(): Promise<void> {
  const host = await service.account();
  await makeWebhook(service, host);
  await makeWebhook(service, host);
  for (const time of times) await service.book(host, time);
}

/** Runs an outbox in which some deliveries never end, until this many of the others have. Counts the aborted ones. */
async function sendWith(
  isSilent: (delivery: ClaimedDelivery) => boolean,
  count: number,
): Promise<{ readonly cutShort: number }> {
  const all = Promise.withResolvers<void>();
  let [total, cutShort] = [0, 0];
  const outbox = createOutbox({
    records: service.store,
    clock: service.clock,
    log: { error: (fields) => service.logged.push(fields) },
    random: () => 0.5,
    sendsMail: true,
    pollMillis: 10,
    graceMillis: 0,
    async deliver(delivery, signal) {
      if (isSilent(delivery)) {
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            cutShort += 1;
            reject(signal.reason);
          });
        });
      }
      total += 1;
      if (total === count) all.resolve();
      return { kind: 'accepted', responseStatus: 200 };
    },
  });
  outbox.start();
  await all.promise;
  const result = { cutShort };
  await outbox.stop();
  return result;
}

function isMail({ recipient }: ClaimedDelivery): boolean {
  return recipient.kind !== 'webhook';
}

function isWebhook({ recipient }: ClaimedDelivery): boolean {
  return recipient.kind === 'webhook';
}
