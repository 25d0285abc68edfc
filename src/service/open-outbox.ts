import type { Clock } from '../time/index.ts';
import type { Log } from './log.ts';
import { createMailer, type KeptMailOptions, type MailOptions } from './mail/index.ts';
import { type AttemptResult, createOutbox, type DeliveryReport, type Outbox } from './outbox/index.ts';
import { createResolver, limitLookups, post } from './outward/index.ts';
import type { ClaimedDelivery, Records } from './records/index.ts';
import { deliverWebhook } from './webhooks/index.ts';

export type OutboxOptions = {
  readonly store: Records;
  readonly clock: Clock;
  readonly log: Log;
  /** Delivers over plain http and into private networks too, for development. @default false */
  readonly allowsPrivateWebhooks?: boolean;
  /** The name servers that resolve names, such as `127.0.0.1:53`. @default the name servers of the system */
  readonly nameServers?: readonly string[] | undefined;
  /** The server that sends mail, or a page that shows it instead. @default no mail */
  readonly mail?: MailOptions | KeptMailOptions | undefined;
  /** Called with every attempt, to count them. */
  readonly onDelivery?: ((report: DeliveryReport) => void) | undefined;
};

/** Opens what sends the webhooks and the mail of a service on the same store. It does nothing until it is started. */
export function openOutbox(options: OutboxOptions): Outbox {
  const {
    store: records,
    clock,
    log,
    allowsPrivateWebhooks: allowsPrivate = false,
    nameServers,
    mail,
    onDelivery,
  } = options;
  const mailer = mail && createMailer({ records, clock, ...mail });
  const resolveFor = limitLookups(createResolver({ servers: nameServers }));

  function deliver(delivery: ClaimedDelivery, signal: AbortSignal): Promise<AttemptResult> {
    const { id, payload: body, recipient, accountId, reminder } = delivery;
    if (recipient.kind === 'webhook') {
      const resolve = (name: string) => resolveFor(accountId, name);
      return deliverWebhook({ id, body, ...recipient }, signal, { clock, post, allowsPrivate, resolve });
    }
    if (!mailer) throw new Error('An email was claimed, but no mail server is set.');
    return mailer.deliverMail({ id, accountId, payload: body, recipient, reminder }, signal);
  }

  const sendsMail = mailer !== undefined;
  return createOutbox({
    records,
    clock,
    log,
    random: Math.random,
    deliver,
    sendsMail,
    onDelivery,
    release: mailer?.close,
  });
}
