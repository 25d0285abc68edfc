import { expect, hostJourney } from './host-journey.ts';
import type { HostPage } from './host-page.ts';

const policy = (...lines: string[]) => ({ 'content-security-policy': lines.join('; ') });
const withNonce = (address: string) => `<script type="module" nonce="r4nd0m" src="${address}"></script>`;

/** Pages whose headers forbid what they can; every refusal would be a line in the console. */
const hosts: readonly HostPage[] = [
  {
    name: 'a policy of nonces',
    headers: ({ book }) =>
      policy(
        "default-src 'none'",
        "script-src 'nonce-r4nd0m' 'strict-dynamic'",
        `connect-src ${book}`,
        'img-src data:',
      ),
    script: withNonce,
  },
  {
    name: 'a policy of nonces alone',
    headers: ({ book }) =>
      policy("default-src 'none'", "script-src 'nonce-r4nd0m'", `connect-src ${book}`, 'img-src data:'),
    script: withNonce,
  },
  {
    name: 'a policy of origins',
    headers: ({ book }) =>
      policy(
        "default-src 'self'",
        `script-src ${book}`,
        "style-src 'self'",
        `connect-src ${book}`,
        'img-src data:',
        "worker-src 'none'",
      ),
  },
  {
    name: 'trusted types that trust nobody',
    headers: ({ book }) =>
      policy(
        `script-src ${book}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ),
  },
  {
    name: 'isolation from other origins',
    headers: () => ({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'clipboard-read=(), clipboard-write=(), geolocation=()',
    }),
  },
];

for (const host of hosts) {
  hostJourney(`books on a page with ${host.name}`, async ({ visit }) => {
    const { book, changes, invitee } = await visit(host);
    await book();
    const saved = invitee.page.waitForEvent('download');
    await invitee.widget.getByRole('button', { name: /calendar file/i }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
    expect(await changes()).toEqual([]);
  });
}

hostJourney('books on a page without a secure connection', async ({ visit }) => {
  const { book, changes, page } = await visit({ name: 'plain HTTP' }, { isInsecure: true });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await book();
  expect(await changes()).toEqual([]);
});
