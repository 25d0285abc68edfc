import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openMailServer, openScriptedServer, type Stage } from '../testing/index.ts';
import { connectTo } from './send-mail.ts';

/** Less than the default timeout. */
const timeout = 8000;

test('stops sending an email when its attempt is aborted', { timeout }, async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // the server listens on TCP
  const arrival = once(server, 'connection');
  const giveUp = new AbortController();
  const connection = connectTo({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Bookings <bookings@example.com>' });
  const attempt = connection.send({ to: 'ada@example.com', subject: 'Confirmed', text: 'Hello' }, giveUp.signal);
  const [socket] = await arrival;
  const closing = once(socket.resume(), 'close');
  giveUp.abort();
  expect(await attempt).toEqual({ kind: 'refused', responseStatus: null });
  await closing;
  await new Promise((resolve) => server.close(resolve));
});

test.each<[stage: Stage, response: string, kind: string]>([
  ['RCPT TO', '550 5.1.1 No such user', 'undeliverable'],
  ['RCPT TO', '550-5.1.1 No such user\r\n550 5.1.1 at this address', 'undeliverable'],
  ['RCPT TO', '550 5.1.10 Recipient does not accept mail', 'undeliverable'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', 'undeliverable'],
  ['RCPT TO', '550 5.2.1 The email account is inactive', 'undeliverable'],
  ['RCPT TO', '550 5.5.0 Requested action not taken: mailbox unavailable', 'undeliverable'],
  ['RCPT TO', '550 No such user', 'undeliverable'],
  ['RCPT TO', '553 Mailbox name not allowed', 'undeliverable'],
  ['RCPT TO', '501 5.1.3 Bad recipient address syntax', 'undeliverable'],
  ['RCPT TO', '501 <ada@example.com>: malformed address', 'undeliverable'],
  ['RCPT TO', '501 5.1.7 Bad sender address syntax', 'refused'],
  ['RCPT TO', '501 5.5.4 Unsupported option', 'refused'],
  ['RCPT TO', '554 5.7.1 Relay access denied', 'refused'],
  ['RCPT TO', '554-5.7.1 Client host blocked\r\n554 5.7.1 by a list', 'refused'],
  ['RCPT TO', '550 5.7.133 The recipient takes no mail from strangers', 'refused'],
  ['RCPT TO', '550 5.1.8 Sender address rejected: Domain not found', 'refused'],
  ['RCPT TO', '552 5.2.2 Mailbox full', 'refused'],
  ['RCPT TO', '554 5.3.2 System not accepting mail', 'refused'],
  ['RCPT TO', '554 No mail from here', 'refused'],
  ['RCPT TO', '450 4.2.0 Greylisted', 'refused'],
  ['RCPT TO', '550 5.4.5 Daily quota exceeded', 'refused'],
  ['RCPT TO', '550 4.2.1 Try again later', 'refused'],
  ['DATA', '550 5.4.5 Daily quota exceeded', 'refused'],
  ['DATA', '554 No more mail today', 'refused'],
  ['content', '554 5.7.1 Looks like spam', 'rejected'],
  ['content', '451 4.7.1 Try again later', 'refused'],
  ['content', '550 5.4.5 Daily quota exceeded', 'refused'],
])('tells who is at fault when a server refuses %s with "%s": %s', async (stage, response, kind) => {
  const smtpUrl = await openScriptedServer({ [stage]: response });
  const { send, close } = connectTo({ smtpUrl, from: 'Bookings <bookings@example.com>' });
  const mail = { to: 'ada@example.com', subject: 'Confirmed', text: 'Hello' };
  const attempt = await send(mail, new AbortController().signal);
  close();
  const responseText = response.replace('\r\n', ' ');
  expect(attempt).toEqual({ kind, responseStatus: Number.parseInt(response, 10), responseText });
});

test('does not repeat the login when a server names it in a refusal of the sender', async () => {
  const response = '553 5.7.1 <bookings@example.com>: Sender address rejected: not owned by user relay@host.example';
  const url = new URL(await openScriptedServer({ 'RCPT TO': response }));
  const { send, close } = connectTo({
    smtpUrl: `${url.protocol}//relay%40host.example@${url.host}`,
    from: 'Bookings <bookings@example.com>',
  });
  const mail = { to: 'ada@example.com', subject: 'Confirmed', text: 'Hello' };
  const attempt = await send(mail, new AbortController().signal);
  close();
  expect(attempt.responseText).toBe(response.replace('relay@host.example', '…'));
});

test('signs mail so that the key of the domain verifies it', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { smtpUrl, received } = await openMailServer();
  const dkim = {
    domainName: 'example.com',
    keySelector: 'mail',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const { send, close } = connectTo({ smtpUrl, from: 'Bookings <bookings@example.com>', dkim });
  await send({ to: 'ada@example.com', subject: 'Confirmed: ääää', text: 'Hello\n\n\n' }, new AbortController().signal);
  close();
  const raw = received[0]?.raw ?? '';
  expect(raw).toMatch(/^DKIM-Signature:[\s\S]*d=example\.com;[\s\S]*s=mail;/m);
  expect(isSignedBy(publicKey, raw)).toBe(true);
  expect(isSignedBy(publicKey, raw.replace('Hello', 'Hallo'))).toBe(false);
  expect(isSignedBy(publicKey, raw.replace('To: ada', 'To: eve'))).toBe(false);
});

/** Verifies a signature as RFC 6376 tells receivers to, with both canonicalizations relaxed. */
function isSignedBy(key: KeyObject, raw: string): boolean {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const fields = head.split(/\r\n(?![ \t])/).map((field) => {
    const [name = '', ...value] = field.split(':');
    return { name: name.toLowerCase(), value: value.join(':') };
  });
  const signature = fields.find(({ name }) => name === 'dkim-signature')?.value ?? '';
  const tag = (name: string) => new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(signature)?.[1]?.replace(/\s/g, '') ?? '';
  const body = rest
    .join('\r\n\r\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  if (createHash('sha256').update(body).digest('base64') !== tag('bh')) return false;
  const canonicalize = (name: string, value: string) =>
    `${name}:${value
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  const signedFields = tag('h')
    .toLowerCase()
    .split(':')
    .flatMap((signedName) =>
      fields.filter(({ name }) => name === signedName).map(({ name, value }) => canonicalize(name, value)),
    );
  const signatureField = canonicalize('dkim-signature', signature.replace(/(;\s*b=)[^;]*/, '$1'));
  return verify(
    'sha256',
    Buffer.from([...signedFields, signatureField].join('\r\n')),
    key,
    Buffer.from(tag('b'), 'base64'),
  );
}
