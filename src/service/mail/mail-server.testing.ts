import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A mail as it was handed over: to whom, and what was in it. */
export type Received = Email & { readonly recipients: readonly string[]; readonly raw: string };

export type MailServer = {
  readonly smtpUrl: string;
  readonly received: Received[];
  /** Waits for a mail. */
  arrived(isMeant: (mail: Received) => boolean): Promise<Received>;
  /** Answers each recipient with this reply code from now on; undefined takes all. */
  refuse(replyCode: number | undefined): void;
};

/**
 * Opens a mail server on this machine, closed after the last test of the file.
 * @public The tests of the server use it too.
 */
export async function openMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  const arrivals = new EventTarget();
  let refused: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      if (refused === undefined) return callback();
      callback(Object.assign(new Error('Not for this address.'), { responseCode: refused }));
    },
    onData(stream, { envelope }, callback) {
      buffer(stream)
        .then(async (raw) => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          received.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() });
          arrivals.dispatchEvent(new Event('mail'));
        })
        .then(() => callback(), callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo; // a TCP server has one
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    received,
    arrived: (isMeant) =>
      new Promise((resolve) => {
        const look = () => {
          const mail = received.find(isMeant);
          if (mail) resolve(mail);
        };
        arrivals.addEventListener('mail', look);
        look();
      }),
    refuse: (replyCode) => {
      refused = replyCode;
    },
  };
}

/** Returns a part of a mail as text. */
export function textOf(content: ArrayBuffer | Uint8Array | string | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
