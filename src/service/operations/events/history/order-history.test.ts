import { expect, test } from 'vitest';
import type { EventChangeKind, EventHistoryEntry, Mail } from '../../../../contract/index.ts';
import { orderHistory } from './order-history.ts';

type Change = Extract<EventHistoryEntry, { kind: 'change' }>;
type Mailed = Extract<EventHistoryEntry, { kind: 'mail' }>;

const timeAt = (time: string) => `2026-03-02T${time}+00:00`;

function change(kind: EventChangeKind, time: string): Change {
  return { kind: 'change', at: timeAt(time), change: kind, actor: null };
}

function mail(kind: Mail['kind'], time: string, plannedFor?: string): Mailed {
  const at = timeAt(time);
  const isSent = plannedFor === undefined;
  const state = { status: isSent ? 'succeeded' : 'pending', next_try_at: isSent ? null : timeAt(plannedFor) } as const;
  const attempt = { tries: 0, response_status: null, created_at: at, updated_at: at, ...state };
  const about = { id: `${kind} ${plannedFor ?? time}`, event_id: '', kind, recipient: 'invitee', address: '' } as const;
  return { kind: 'mail', at, mail: { ...about, ...attempt } };
}

const textOf = (entry: EventHistoryEntry) => {
  if (entry.kind === 'webhook') return entry.delivery.kind;
  return entry.kind === 'change' ? entry.change : entry.mail.id;
};

test('lists a change before the emails about it, which its operation dated earlier', () => {
  const changes = [change('booked', '08:00:00.900'), change('rescheduled', '08:00:05.700')];
  const messages = [mail('event.rescheduled', '08:00:00.950'), mail('event.created', '08:00:00.100')];
  expect(orderHistory(changes, messages).map(textOf)).toEqual([
    'booked',
    'event.created 08:00:00.100',
    'rescheduled',
    'event.rescheduled 08:00:00.950',
  ]);
});

test('lists an email that was sent again at its own time', () => {
  const changes = [change('booked', '08:00:00'), change('note', '08:30:00'), change('canceled', '09:00:00')];
  const messages = [mail('event.created', '08:00:00'), mail('event.created', '08:45:00')];
  expect(orderHistory(changes, messages).map(textOf)).toEqual([
    'booked',
    'event.created 08:00:00',
    'note',
    'event.created 08:45:00',
    'canceled',
  ]);
});

test('lists reminders to come at the end, the next one first', () => {
  const changes = [change('booked', '08:00:00'), change('note', '08:30:00')];
  const messages = [
    mail('event.reminder', '08:00:00', '12:00:00'),
    mail('event.reminder', '08:00:00', '11:00:00'),
    mail('event.reminder', '08:10:00'),
  ];
  expect(orderHistory(changes, messages).map(textOf)).toEqual([
    'booked',
    'event.reminder 08:10:00',
    'note',
    'event.reminder 11:00:00',
    'event.reminder 12:00:00',
  ]);
});
