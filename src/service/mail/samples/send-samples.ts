import { randomUUID } from 'node:crypto';
import { addMinutes, dayMinutes, type Instant } from '../../../time/index.ts';
import { mailKinds } from '../mail-kinds.ts';
import { connectTo, type MailAttempt, type Sender, senderAddress } from '../sending/index.ts';
import { type OutgoingEmail, writeMail } from '../write-mail.ts';
import { sampleEvent } from './sample-event.ts';

/** The result of one sample. */
export type SampleResult = MailAttempt & { readonly sample: SampleKind };

type SampleKind = (typeof mailKinds)[number];

type Samples = Sender & {
  /** The recipient, who is the invitee. */
  readonly address: string;
  readonly now: Instant;
};

const attemptMillis = 60_000;
const durationMinutes = 30;

/** Sends an email of each kind about a made-up event. A calendar that accepts all of them is empty in the end. */
export async function sendSamples({ address, now, ...sender }: Samples): Promise<SampleResult[]> {
  const connection = connectTo(sender);
  const id = randomUUID();
  const results: SampleResult[] = [];
  try {
    for (const kind of mailKinds) {
      const mail = writeMail(sampleMail({ id, kind, address, now, organizer: senderAddress(sender.from) }));
      const attempt = await connection.send(mail, AbortSignal.timeout(attemptMillis));
      results.push({ ...attempt, sample: kind });
    }
  } finally {
    connection.close();
  }
  return results;
}

/** How often the event was changed before an email of this kind. */
const sequences: Readonly<Record<SampleKind, number>> = {
  created: 0,
  rescheduled: 1,
  reassigned: 2,
  reminder: 2,
  canceled: 3,
};

type Sample = Pick<Samples, 'address' | 'now'> & {
  readonly id: string;
  readonly kind: SampleKind;
  readonly organizer: string;
};

function sampleMail({ id, kind, address, now, organizer }: Sample): OutgoingEmail {
  const sequence = sequences[kind];
  const previousStart = addMinutes(now, dayMinutes);
  const start = sequence === 0 ? previousStart : addMinutes(now, 2 * dayMinutes);
  const host = { name: 'Sample Host', email: organizer };
  return {
    kind,
    recipient: 'invitee',
    title: 'Sample meeting',
    fields: [],
    links: {},
    locale: null,
    hostTimeFormat: 24,
    now: kind === 'reminder' ? addMinutes(start, -dayMinutes) : now,
    guestAddress: '',
    organizer: host,
    hostEntry: null,
    resentAs: null,
    minutesBefore: kind === 'reminder' ? dayMinutes : null,
    hostSince: 0,
    isEntryMailed: false,
    previousTime:
      kind === 'rescheduled' ? { start: previousStart, end: addMinutes(previousStart, durationMinutes) } : null,
    previousLocation: null,
    event: sampleEvent({
      id,
      status: kind === 'canceled' ? 'canceled' : 'confirmed',
      host: { ...host, timezone: 'UTC' },
      invitee: { name: 'Sample Invitee', email: address, timezone: 'UTC' },
      start,
      durationMinutes,
      sequence,
      now,
    }),
  };
}
