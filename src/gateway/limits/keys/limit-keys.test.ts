import { expect, it } from 'vitest';
import { createSigner } from '../../tokens/index.ts';
import { createLimitKeys, type LimitKeys, mailKeys } from './limit-keys.ts';

const keys = createLimitKeys(createSigner(['a secret to hash with']));
const ofOthers = createLimitKeys(createSigner(['another secret']));
const address = '192.0.2.1';
const email = 'ada@example.org';

function ofPeople(of: LimitKeys): Promise<string[]> {
  return Promise.all([
    ...[of.reads, of.attempts, of.recentAttempts].map((keyOf) => keyOf(address)),
    ...[of.emailHour, of.emailDay, of.openBookings].map((keyOf) => keyOf(email)),
    of.upstreamRequests(address, 'reading'),
    of.upstreamRequests(address, 'booking'),
  ]);
}

it('reveals neither a visitor’s address nor an invitee’s', async () => {
  for (const key of await ofPeople(keys)) {
    expect(key).toMatch(/^[a-z-]+ [\w-]{43}$/);
    expect(key).not.toMatch(/192|ada|example/);
  }
});

it('hashes addresses with the secret, so no one else can look them up', async () => {
  const [ours, theirs] = await Promise.all([ofPeople(keys), ofPeople(ofOthers)]);
  expect(ours.filter((key) => theirs.includes(key))).toEqual([]);
});

it('keeps every kind of limit separate', async () => {
  const all = [
    ...(await ofPeople(keys)),
    ...[keys.recentAttemptsOfAccount, keys.accountBookings, mailKeys.accountMails, mailKeys.guaranteedMails].map(
      (keyOf) => keyOf('1'),
    ),
    ...[keys.reschedules, keys.cancellations, keys.formToken].map((keyOf) => keyOf('1')),
    await keys.unanswered('1', 'a'),
    keys.eventTypeBookings(1),
    mailKeys.allMails(),
  ];
  expect(new Set(all.map((key) => key.split(' ')[0])).size).toBe(all.length);
});
