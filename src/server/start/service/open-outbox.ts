import type { Logger } from 'pino';
import {
  type ConsoleLinks,
  consoleLinks,
  type DeliveryReport,
  type ManageLink,
  type Outbox,
  openOutbox,
  type Store,
} from '../../../service/index.ts';
import { systemClock } from '../../../time/index.ts';
import { type MailCatcher, unsentFrom } from '../../mail-catcher/index.ts';
import { linkSecretsOf, manageLinks, readDkim } from '../../secrets/index.ts';
import { localAddress, type Settings, showsMail } from '../../settings/index.ts';

type OpenOutboxOptions = {
  readonly settings: Settings;
  readonly log: Logger;
  readonly onDelivery: (report: DeliveryReport) => void;
  /** Where mail goes on a server that sends none. */
  readonly mailCatcher: Pick<MailCatcher, 'add'> | undefined;
};

/** Opens what sends webhooks and mail with these settings. */
export async function openOutboxFromSettings(
  store: Store,
  { settings, log, onDelivery, mailCatcher }: OpenOutboxOptions,
): Promise<Outbox> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = settings;
  const manageLink = await mailedLinkFrom(settings);
  const links = consoleLinksOf(store, settings);
  const publicUrl = settings.PUBLIC_URL.replace(/\/+$/, '');
  const catcherOptions = mailCatcher && {
    from: from || unsentFrom,
    manageLink,
    consoleLinks: links,
    publicUrl,
    onMail: mailCatcher.add,
  };
  if (!smtpUrl) log.info('SMTP_URL is empty: no email is sent');
  // Read even if no mail is sent, so that mistakes are found at the start.
  const dkim = await readDkim(settings);
  return openOutbox({
    store,
    clock: systemClock,
    log,
    onDelivery,
    allowsPrivateWebhooks: settings.ALLOW_PRIVATE_WEBHOOKS === 1,
    mail: smtpUrl ? { smtpUrl, from, dkim, manageLink, consoleLinks: links, publicUrl } : catcherOptions,
  });
}

/** Returns the function that makes links to the page for invitees at an address; undefined without one. */
export async function manageLinkAt(address: string | undefined, settings: Settings): Promise<ManageLink | undefined> {
  if (!address) return undefined;
  return manageLinks(`${address.replace(/\/+$/, '')}/manage`, await linkSecretsOf(settings));
}

/** Returns the function that makes links to that page in mail; undefined if mail has none. */
export function mailedLinkFrom(settings: Settings): Promise<ManageLink | undefined> {
  return manageLinkAt(settings.PUBLIC_URL || addressForMail(settings), settings);
}

function consoleLinksOf({ people }: Store, settings: Settings): ConsoleLinks | undefined {
  const origin = consoleOriginInMail(settings);
  return origin === undefined ? undefined : consoleLinks(people, origin);
}

/** Returns the origin of the console for links in mail; undefined if there is none, or it is unknown. */
export function consoleOriginInMail(settings: Settings): string | undefined {
  const address = settings.CONSOLE_ORIGIN || settings.PUBLIC_URL || addressForMail(settings);
  return settings.CONSOLE === 'off' || !address ? undefined : new URL(address).origin;
}

/** Mail that is read on this machine may link to it. */
function addressForMail(settings: Settings): string | undefined {
  return showsMail(settings) && settings.PORT > 0 ? localAddress(settings) : undefined;
}
