import type { Logger } from 'pino';
import { createManageTokens } from '../gateway/index.ts';
import { type DeliverySeen, type Outbox, openOutbox, type Store } from '../service/index.ts';
import { systemClock } from '../time/index.ts';
import { linkSecretsOf } from './link-secrets.ts';
import type { Settings } from './settings.ts';

type Told = { readonly log: Logger; readonly onDelivery: (seen: DeliverySeen) => void };

/** Opens what sends webhooks and mail, as the settings have it. */
export async function openDeliveries(store: Store, settings: Settings, { log, onDelivery }: Told): Promise<Outbox> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = settings;
  if (!smtpUrl) log.info('SMTP_URL is empty: nobody is told of bookings by mail');
  return openOutbox({
    ...{ store, clock: systemClock, log, onDelivery },
    allowsPrivateWebhooks: settings.ALLOW_PRIVATE_WEBHOOKS === 1,
    mail: smtpUrl ? { smtpUrl, from, manageLink: await manageLinks(settings) } : undefined,
  });
}

/** The token stands behind the #, which no server is sent: no log on the way keeps it. */
async function manageLinks(settings: Settings): Promise<((eventId: string) => Promise<string>) | undefined> {
  if (!settings.PUBLIC_URL) return undefined;
  const tokens = createManageTokens(await linkSecretsOf(settings));
  const page = `${settings.PUBLIC_URL.replace(/\/+$/, '')}/manage`;
  return async (eventId) => `${page}?event=${encodeURIComponent(eventId)}#${await tokens.issue(eventId)}`;
}
