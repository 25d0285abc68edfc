import { createTransport, type SendMailOptions } from 'nodemailer';

/** The result of one attempt; only a refusal may be retried. */
export type MailAttempt = {
  readonly kind: 'accepted' | 'refused' | 'undeliverable';
  /** The reply code of SMTP; null without a reply. */
  readonly responseStatus: number | null;
};

/** Signs mail for a domain (RFC 6376). */
export type DkimOptions = {
  readonly domainName: string;
  readonly keySelector: string;
  /** As PEM. */
  readonly privateKey: string;
};

export type Sender = {
  readonly smtpUrl: string;
  readonly from: string;
  readonly dkim?: DkimOptions | undefined;
};

/** A way to a mail server. */
export type MailConnection = {
  send(mail: SendMailOptions, signal: AbortSignal): Promise<MailAttempt>;
  /** Closes the connections. */
  close(): void;
};

const timeoutMillis = 10_000;

/** As many as one process sends mails at once. */
const mostConnections = 8;

/** How long a connection is kept for the next mail, so that a burst of mails needs few handshakes. */
const idleMillis = 5000;

/** Faults of the recipient or the mail itself: another attempt would be refused too. */
const permanentCodes = ['EENVELOPE', 'EMESSAGE'];

/** Opens a few connections to an SMTP server, each of which sends one mail after the other. */
export function connectTo({ smtpUrl, from, dkim }: Sender): MailConnection {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mostConnections,
    idleTimeout: idleMillis,
    // A mail is tried again when the outbox has noted that, and no sooner.
    maxRequeues: 0,
    ...(dkim && { dkim }),
    connectionTimeout: timeoutMillis,
    greetingTimeout: timeoutMillis,
    socketTimeout: timeoutMillis,
    // A mail is made of texts; nothing in one may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail, signal) {
      try {
        const { response } = await transport.sendMail({ from, ...mail, signal });
        return { kind: 'accepted', responseStatus: Number.parseInt(response, 10) || null };
      } catch (error) {
        return attemptOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function attemptOf(error: unknown): MailAttempt {
  const { code, responseCode: status = null } = failureOf(error);
  const isPermanent = permanentCodes.includes(code ?? '') && status !== null && status >= 500;
  return { kind: isPermanent ? 'undeliverable' : 'refused', responseStatus: status };
}

/** Reads the two properties by which nodemailer reports a failure, whatever was thrown. */
function failureOf(error: unknown): { readonly code?: string; readonly responseCode?: number } {
  return typeof error === 'object' && error !== null ? error : {};
}
