import type { Logger } from 'pino';
import { type DeliveryReport, type ManageLink, type Outbox, openOutbox, type Store } from '../../service/index.ts';
import { systemClock } from '../../time/index.ts';
import { linkSecretsOf, manageLinks, readDkim } from '../secrets/index.ts';
import type { Settings } from '../settings/index.ts';

type OpenOutboxOptions = { readonly log: Logger; readonly onDelivery: (seen: DeliveryReport) => void };

/** Opens what sends webhooks and mail, as the settings have it. */
export async function openOutboxFromSettings(
  store: Store,
  settings: Settings,
  { log, onDelivery }: OpenOutboxOptions,
): Promise<Outbox> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = settings;
  if (!smtpUrl) log.info('SMTP_URL is empty: no mail about bookings is sent');
  // Read even where no mail is sent, so that what is wrong is found at the start.
  const dkim = await readDkim(settings);
  return openOutbox({
    ...{ store, clock: systemClock, log, onDelivery },
    allowsPrivateWebhooks: settings.ALLOW_PRIVATE_WEBHOOKS === 1,
    mail: smtpUrl ? { smtpUrl, from, dkim, manageLink: await manageLinkOf(settings) } : undefined,
  });
}

async function manageLinkOf(settings: Settings): Promise<ManageLink | undefined> {
  if (!settings.PUBLIC_URL) return undefined;
  return manageLinks(`${settings.PUBLIC_URL.replace(/\/+$/, '')}/manage`, await linkSecretsOf(settings));
}
