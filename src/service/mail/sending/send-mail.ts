import { createTransport, type SendMailOptions } from 'nodemailer';
import { oneLine } from '../content/index.ts';
import { parseSender } from './parse-sender.ts';
import { senderAddress } from './sender-address.ts';

/**
 * The result of one attempt. Only `refused` may be retried: after `undeliverable` the address is refused for good, after
 * `rejected` the content.
 */
export type MailAttempt = {
  readonly kind: 'accepted' | 'refused' | 'undeliverable' | 'rejected';
  /** The reply code of SMTP; null without a reply. */
  readonly responseStatus: number | null;
  /** What the server wrote when it refused the sender, the recipient or the content; absent otherwise. */
  readonly responseText?: string;
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

/** A connection to a mail server. */
export type MailConnection = {
  send(mail: SendMailOptions, signal: AbortSignal): Promise<MailAttempt>;
  /** Closes the connections. */
  close(): void;
};

const connectionMillis = 10_000;

/** Some servers greet late to find out programs that send spam, which do not wait. */
const greetingMillis = 30_000;

/**
 * How long a server may be silent. A server that scans an email before it confirms it needs more than a few seconds.
 */
const silenceMillis = 60_000;

/** The number of emails that one process sends at once. */
const maxConnections = 8;

/** How long a connection is kept for the next email, so that a burst of mail needs few handshakes. */
const idleMillis = 5000;

/** Opens a few connections to an SMTP server. Each sends one email at a time. */
export function connectTo({ smtpUrl, from, dkim }: Sender): MailConnection {
  const sender = parseSender(from);
  const login = loginOf(smtpUrl, from);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: maxConnections,
    idleTimeout: idleMillis,
    // The outbox decides when to retry, so the library must not.
    maxRequeues: 0,
    ...(dkim && { dkim }),
    connectionTimeout: connectionMillis,
    greetingTimeout: greetingMillis,
    socketTimeout: silenceMillis,
    // An email holds only text: nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail, signal) {
      try {
        const parts = { text: withLineEnds(mail.text), html: withLineEnds(mail.html) };
        const { response } = await transport.sendMail({ from: sender, ...mail, ...parts, signal });
        return { kind: 'accepted', responseStatus: Number.parseInt(response, 10) || null };
      } catch (error) {
        return withoutLogin(attemptOf(error));
      }
    },
    close: () => transport.close(),
  };

  /** Some servers name the login when they refuse the sender. Hosts see what a server wrote. */
  function withoutLogin({ responseText, ...attempt }: MailAttempt): MailAttempt {
    if (responseText === undefined) return attempt;
    return { ...attempt, responseText: login === '' ? responseText : responseText.replaceAll(login, '…') };
  }
}

/** Returns the user of an SMTP address. Empty without one, and if it is the address of the sender, which all mail has. */
function loginOf(smtpUrl: string, from: string): string {
  const login = decodeURIComponent(new URL(smtpUrl).username);
  return login === senderAddress(from) ? '' : login;
}

/** Text ends lines with CRLF even within base64 (RFC 2045, 6.8), which the library encodes as it is. */
function withLineEnds<Part>(part: Part): Part | string {
  return typeof part === 'string' ? part.replace(/\r?\n/g, '\r\n') : part;
}

function attemptOf(error: unknown): MailAttempt {
  const failure = failureOf(error);
  const responseText = refusalTextOf(failure);
  return {
    kind: kindOf(failure),
    responseStatus: failure.responseCode ?? null,
    ...(responseText && { responseText }),
  };
}

const longestResponseText = 500;

/** Returns what a server wrote about an email. The reply to a login is left out: it may name the user of the server. */
function refusalTextOf({ code = '', response = '' }: Failure): string {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail ? Array.from(oneLine(response).toWellFormed()).slice(0, longestResponseText).join('') : '';
}

/**
 * A server that refuses the sender or the DATA command refuses all mail, until someone changes a setting or a daily
 * quota is reset.
 */
function kindOf({ code, command, response = '', responseCode = 0 }: Failure): MailAttempt['kind'] {
  if (responseCode < 500 || temporaryStatus.test(response)) return 'refused';
  if (code === 'EENVELOPE' && command === 'RCPT TO') return isBadAddress(response) ? 'undeliverable' : 'refused';
  return code === 'EMESSAGE' ? 'rejected' : 'refused';
}

/**
 * Returns whether the refusal of a recipient is about their address. Most servers refuse clients and senders only there,
 * as "554 5.7.1 Relay access denied", until a setting is changed. A recipient's own policy has the same status: such
 * mail is retried as well, which costs a few attempts, while mail that was given up for a wrong setting would be lost.
 */
function isBadAddress(response: string): boolean {
  return hasEnhancedStatus.test(response) ? badAddressStatus.test(response) : badAddressReply.test(response);
}

const hasEnhancedStatus = /^\d{3}[ -]5\.\d+\.\d+(?!\d)/;

/**
 * 5.1.x, except 5.1.7 and 5.1.8, which are about the sender; 5.2.1, a mailbox that is disabled; and what Exchange Online
 * (5.4.1) and Outlook.com (5.5.0) send for addresses that do not exist. Postfix sends 501 5.1.3 for an address that it
 * cannot read.
 */
const badAddressStatus = /^5(?:\d\d[ -]5\.1\.(?![78](?!\d))\d+|5\d[ -]5\.(?:2\.1|4\.1|5\.0))(?!\d)/;

/**
 * The replies for mailboxes that a server does not have or whose names it does not allow, and for addresses that it
 * cannot read (RFC 5321, 4.2.2).
 */
const badAddressReply = /^5(?:01|5[013])/;

/**
 * The enhanced status (RFC 3463) of a refusal that may end, although its reply code says otherwise: any 4.x.x, and 5.4.5
 * for too much mail at the moment.
 */
const temporaryStatus = /^\d{3}[ -](?:4\.\d+\.\d+|5\.4\.5)(?!\d)/;

/** A failure as nodemailer describes it. The response is the whole of a server's last reply. */
type Failure = {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
};

/** Reads the properties with which nodemailer reports a failure, from any thrown value. */
function failureOf(error: unknown): Failure {
  return typeof error === 'object' && error !== null ? error : {};
}
