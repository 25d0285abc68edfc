import { createOutbox, type DeliveryReport, type Outbox } from '../outbox/index.ts';
import { deliverWebhook } from '../webhooks/index.ts';
import type { TestAccount } from './account.testing.ts';
import type { TestService } from './service.testing.ts';

type Answer = { readonly status: number; readonly retryAfter?: string };

/** One message as it arrived. */
export type ReceivedMessage = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type Receiver = {
  readonly outbox: Outbox;
  readonly messages: ReceivedMessage[];
  readonly reports: DeliveryReport[];
  /** Sets how it responds from now on. If it throws, no response is sent. */
  answer(by: (message: ReceivedMessage) => Answer | Promise<Answer>): void;
};

type Options = {
  readonly resolve?: (name: string) => Promise<string[]>;
  readonly graceMillis?: number;
  readonly attemptMillis?: number;
};

/** Opens an outbox of a service whose messages arrive here; each is answered with 204 until `answer` is called. */
export function openReceiver(
  service: TestService,
  { resolve = async () => [outside], ...options }: Options = {},
): Receiver {
  const { store: records, clock } = service;
  const messages: ReceivedMessage[] = [];
  const reports: DeliveryReport[] = [];
  let answerTo: (message: ReceivedMessage) => Answer | Promise<Answer> = () => ({ status: 204 });

  const outbox = createOutbox({
    records,
    clock,
    log: { error: (fields) => service.logged.push(fields) },
    random: () => 0.5,
    sendsMail: false,
    onDelivery: (outcome) => reports.push(outcome),
    deliver({ id, payload: body, recipient }, signal) {
      if (recipient.kind !== 'webhook') throw new Error('There is no mail here.');
      return deliverWebhook({ id, body, ...recipient }, signal, { clock, resolve, post, allowsPrivate: false });
    },
    ...options,
  });

  async function post({ target, headers, body, signal }: PostInput) {
    const message = { url: target.url.href, headers, body };
    messages.push(message);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const { status, retryAfter } = await Promise.race([answerTo(message), aborted]);
    return { status, retryAfter };
  }

  return {
    outbox,
    messages,
    reports,
    answer: (by) => {
      answerTo = by;
    },
  };
}

type PostInput = Parameters<Parameters<typeof deliverWebhook>[2]['post']>[0];

const outside = '93.184.215.14';

/** Creates a webhook and returns it as the API does. */
export async function makeWebhook(service: TestService, account: TestAccount, change: object = {}) {
  const events = ['event.created', 'event.canceled', 'event.rescheduled'];
  return (await service.send(account, 'POST /webhooks', { url: 'https://hook.example/in', events, ...change })).body
    .data;
}

/** Lists the deliveries of a webhook. */
export async function deliveriesOf(service: TestService, account: TestAccount, { id }: { readonly id: number }) {
  return (await service.send(account, `GET /webhooks/${id}/deliveries`)).body.data.data;
}
