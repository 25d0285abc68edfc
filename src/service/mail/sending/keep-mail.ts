import { createTransport } from 'nodemailer';
import type { MailConnection } from './send-mail.ts';

/** A mail as it would have been sent. */
export type WrittenMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Undefined when the mail has none. */
  readonly calendarFile: string | undefined;
  /** The lines above the content, as a mail server would get them. */
  readonly headers: string;
};

type Keeper = { readonly from: string; readonly onMail: (mail: WrittenMail) => void };

/** Returns what hands over each mail instead of sending it, as a connection to a mail server would take it. */
export function keepMail({ from, onMail }: Keeper): MailConnection {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail) {
      const { message, envelope } = await transport.sendMail({ from, ...mail });
      const [headers = ''] = String(message).split(/\r?\n\r?\n/, 1);
      const { subject = '', text, html, icalEvent } = mail;
      onMail({
        ...{ to: envelope.to.join(', '), subject, text: textOf(text), html: textOf(html), headers },
        calendarFile: typeof icalEvent === 'object' && 'content' in icalEvent ? textOf(icalEvent.content) : undefined,
      });
      return { kind: 'accepted', responseStatus: null };
    },
    close: () => transport.close(),
  };
}

/** Mails are written as strings; the library would take streams as well. */
function textOf(part: unknown): string {
  return typeof part === 'string' ? part : '';
}
