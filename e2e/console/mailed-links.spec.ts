import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { consoleJourney, expect, host, pageFaults, startHostServer } from '../support/index.ts';

/** A mail server that stores the emails it receives, by address. */
async function openMailServer() {
  const texts = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      text(stream)
        .then(async (raw) => {
          const mail = await PostalMime.parse(raw);
          for (const { address } of envelope.rcptTo) texts.set(address, mail.text ?? '');
          callback();
        })
        .catch(callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // a TCP server has one

  /** Waits for the email to an address. Returns the link in it. */
  async function linkTo(address: string): Promise<string> {
    await expect(() => expect(texts.has(address)).toBe(true)).toPass();
    return /http\S+#\S+/.exec(texts.get(address) ?? '')?.[0] ?? 'no link';
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    linkTo,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/**
 * Opens a proxy that forwards to a server that starts later. Links in emails contain an address, which must be known
 * before the server starts, and an unused port could be taken in the meantime.
 */
async function openProxy() {
  let port: number | undefined;
  const proxy = createServer((socket) => {
    const upstream = connect({ host: 'localhost', port: port ?? 0 });
    for (const [from, to] of [[socket, upstream] as const, [upstream, socket] as const]) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  });
  proxy.listen(0);
  await once(proxy, 'listening');
  const { port: own } = proxy.address() as AddressInfo; // as above
  return {
    address: `http://localhost:${own}`,
    forwardTo: (address: string) => {
      port = Number(new URL(address).port);
    },
    close: () => proxy.close(),
  };
}

consoleJourney('signs people in with emailed links', async ({ browser, page }) => {
  const mail = await openMailServer();
  const proxy = await openProxy();
  const settings = {
    CONSOLE_ORIGIN: proxy.address,
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: 'Bookings <bookings@example.com>',
  };
  const server = await startHostServer({ settings });
  proxy.forwardTo(server.address);
  try {
    await page.goto(`${proxy.address}/console/`);
    await page.getByRole('button', { name: 'Email me a link to sign in' }).click();
    await page.getByLabel('Email address').fill(host.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'If this address can sign in here' })).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    await page.goto(await mail.linkTo(host.email));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await page.goto(`${proxy.address}/console/settings/people`);
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByLabel('Email address').fill('katherine@example.com');
    await page.getByLabel('First name').fill('Katherine');
    await page.getByRole('button', { name: 'Create invitation' }).click();
    await expect(page.getByText('The invitation is on its way to katherine@example.com.')).toBeVisible();
    const colleague = await browser.newPage();
    await colleague.goto(await mail.linkTo('katherine@example.com'));
    await colleague.getByLabel('New password').fill('four other words no one guesses');
    await colleague.getByRole('button', { name: 'Join' }).click();
    await expect(colleague.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await colleague.close();
  } finally {
    await server.stop();
    await mail.close();
    proxy.close();
  }
});
