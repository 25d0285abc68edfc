import { consoleRecorderHash } from './console-recorder.ts';
import type { EmbeddingPage } from './embedding-page.ts';

// Only the recording script is allowed, and no other scripts of the page.
const policy = (...lines: string[]) => ({
  'content-security-policy': lines
    .map((line) => line.replace(/^script-src /, `script-src ${consoleRecorderHash} `))
    .join('; '),
});
const withNonce = (address: string) => `<script type="module" nonce="r4nd0m" src="${address}"></script>`;

/** Pages whose headers forbid as much as possible. Every violation would be a line in the console. */
export const policies: readonly EmbeddingPage[] = [
  {
    name: 'a nonce policy with strict-dynamic',
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
    name: 'a nonce policy',
    headers: ({ book }) =>
      policy("default-src 'none'", "script-src 'nonce-r4nd0m'", `connect-src ${book}`, 'img-src data:'),
    script: withNonce,
  },
  {
    name: 'an origin policy',
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
    name: 'Trusted Types',
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
    name: 'a policy in a meta tag',
    head: `<meta http-equiv="Content-Security-Policy" content="default-src http://localhost:*; style-src 'none'; img-src data:; object-src 'none'" />`,
  },
  { name: 'a sandbox policy', headers: () => policy('sandbox allow-scripts allow-forms allow-downloads') },
  { name: 'a sandbox policy without forms', headers: () => policy('sandbox allow-scripts allow-downloads') },
  {
    name: 'cross-origin isolation',
    headers: () => ({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'clipboard-read=(), clipboard-write=(), geolocation=()',
    }),
  },
  {
    name: 'credentialless isolation',
    headers: () => ({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-embedder-policy': 'credentialless',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    }),
    head: '<meta name="referrer" content="no-referrer" />',
  },
  { name: 'an insecure origin', isInsecure: true },
];
