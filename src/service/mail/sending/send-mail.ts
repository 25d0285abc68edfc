import { createTransport, type SendMailOptions } from 'nodemailer';

/** What one attempt came to; only a refusal may be tried again. */
export type MailAttempt = {
  readonly kind: 'accepted' | 'refused' | 'undeliverable';
  /** The reply code of SMTP; null when nobody answered. */
  readonly responseStatus: number | null;
};

type Sender = { readonly smtpUrl: string; readonly from: string };

const timeoutMillis = 10_000;

/** What is wrong with the recipient or with the mail: the same again would be refused again. */
const permanentCodes = ['EENVELOPE', 'EMESSAGE'];

/** Returns what hands a mail to an SMTP server, by a connection of its own. */
export function connectTo({ smtpUrl, from }: Sender) {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMillis,
    greetingTimeout: timeoutMillis,
    socketTimeout: timeoutMillis,
    // A mail is made of texts; nothing in one may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return async function sendMail(mail: SendMailOptions, signal: AbortSignal): Promise<MailAttempt> {
    try {
      const { response } = await transport.sendMail({ from, ...mail, signal });
      return { kind: 'accepted', responseStatus: Number.parseInt(response, 10) || null };
    } catch (error) {
      return attemptOf(error);
    }
  };
}

function attemptOf(error: unknown): MailAttempt {
  const { code, responseCode: status = null } = failureOf(error);
  const isPermanent = permanentCodes.includes(code ?? '') && status !== null && status >= 500;
  return { kind: isPermanent ? 'undeliverable' : 'refused', responseStatus: status };
}

/** Whatever is thrown, these are the two properties by which nodemailer tells of a failure. */
function failureOf(error: unknown): { readonly code?: string; readonly responseCode?: number } {
  return typeof error === 'object' && error !== null ? error : {};
}
