import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A received email: its recipients and its content. */
export type ReceivedMail = Email & { readonly recipients: readonly string[]; readonly raw: string };

export type MailServer = {
  readonly smtpUrl: string;
  readonly received: ReceivedMail[];
  /** Waits for an email. */
  arrived(isMeant: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  /** Answers each recipient with this reply code from now on; undefined accepts all. */
  refuse(replyCode: number | undefined): void;
  /** Makes the server fail in one of these ways from now on. */
  behave(behavior: Behavior): void;
  /** Waits until the server has left a client without a response. */
  hanging(): Promise<void>;
  dropConnections(): void;
};

/**
 * `greylists` defers each recipient once, `drops` hangs up in the middle of an email, `forgets` hangs up after
 * accepting one and before confirming it, `scans` confirms one after eleven seconds, `hangs` never responds,
 * `distrusts` rejects the sender permanently, and `filters` rejects the content permanently.
 */
export type Behavior = 'takes' | 'greylists' | 'drops' | 'forgets' | 'scans' | 'hangs' | 'distrusts' | 'filters';

const scanMillis = 11_000;

/**
 * Opens a mail server on this machine, closed after the last test of the file.
 * @public The tests of the server use it too.
 */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventTarget();
  let refusalCode: number | undefined;
  let behavior: Behavior = 'takes';
  const greylist = new Set<string>();
  const sockets = new Set<Socket>();
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };

  function isPutOff(address: string): boolean {
    if (behavior !== 'greylists' || greylist.has(address)) return false;
    greylist.add(address);
    return true;
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, callback) {
      if (behavior !== 'distrusts') return callback();
      callback(Object.assign(new Error('Authentication required.'), { responseCode: 530 }));
    },
    onRcptTo({ address }, _session, callback) {
      if (behavior === 'hangs') return void arrivals.dispatchEvent(new Event('hanging'));
      const replyCode = isPutOff(address) ? 451 : refusalCode;
      if (replyCode === undefined) return callback();
      callback(Object.assign(new Error('Not for this address.'), { responseCode: replyCode }));
    },
    onData(stream, { envelope }, callback) {
      if (behavior === 'drops') return dropConnections();
      buffer(stream)
        .then(async (raw) => {
          if (behavior === 'filters') throw Object.assign(new Error('Looks like spam.'), { responseCode: 554 });
          const recipients = envelope.rcptTo.map(({ address }) => address);
          received.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() });
          arrivals.dispatchEvent(new Event('mail'));
        })
        .then(() => {
          if (behavior === 'forgets') return dropConnections();
          setTimeout(callback, behavior === 'scans' ? scanMillis : 0);
        }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo; // the server listens on TCP
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
    behave(next) {
      behavior = next;
      greylist.clear();
    },
    hanging: () => new Promise((resolve) => arrivals.addEventListener('hanging', () => resolve(), { once: true })),
    dropConnections,
    refuse: (replyCode) => {
      refusalCode = replyCode;
    },
  };
}

/** Returns a part of an email as text. */
export function textOf(content: ArrayBuffer | Uint8Array | string | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
