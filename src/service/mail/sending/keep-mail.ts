import { createTransport } from 'nodemailer';
import { parseSender } from './parse-sender.ts';
import type { MailConnection } from './send-mail.ts';

/** An email as it would have been sent. */
export type WrittenMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Undefined if the email has none. */
  readonly calendarFile: string | undefined;
  /** The headers, as a mail server would receive them. */
  readonly headers: string;
};

type Keeper = { readonly from: string; readonly onMail: (mail: WrittenMail) => void };

/** Returns a connection that keeps each email instead of sending it. */
export function keepMail({ from, onMail }: Keeper): MailConnection {
  const sender = parseSender(from);
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail) {
      const { message, envelope } = await transport.sendMail({ from: sender, ...mail });
      const [headers = ''] = String(message).split(/\r?\n\r?\n/, 1);
      const { subject = '', text, html, icalEvent } = mail;
      onMail({
        to: envelope.to.join(', '),
        subject,
        text: textOf(text),
        html: textOf(html),
        headers,
        calendarFile: typeof icalEvent === 'object' && 'content' in icalEvent ? textOf(icalEvent.content) : undefined,
      });
      return { kind: 'accepted', responseStatus: null };
    },
    close: () => transport.close(),
  };
}

/** Our mail holds strings only; the library would accept streams as well. */
function textOf(part: unknown): string {
  return typeof part === 'string' ? part : '';
}
