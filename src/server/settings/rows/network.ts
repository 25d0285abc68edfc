import * as v from 'valibot';
import type { SettingRows } from './setting-row.ts';
import { emptyOr, integer } from './setting-schemas.ts';

export const networkSettings = {
  PORT: {
    default: '4242',
    unit: 'TCP port',
    schema: integer({ max: 65535 }),
    meaning: 'The port to listen on. 0 picks a free port.',
  },
  HOST: {
    default: '',
    unit: 'address',
    schema: v.string(),
    meaning: 'The network address to listen on. Empty listens on all addresses of this machine.',
  },
  PUBLIC_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(
      v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]/), v.url()),
      'an address like https://book.example.com',
    ),
    meaning: 'The address of this server as visitors see it. Pages at this address can always book.',
  },
  TRUST_PROXY: {
    default: '0',
    unit: 'proxies',
    schema: integer({ max: 9 }),
    meaning: 'The number of proxies in front of this server that set X-Forwarded-For and X-Forwarded-Proto.',
  },
  KEEP_ALIVE_SECONDS: {
    default: '75',
    unit: 'seconds',
    schema: integer({ min: 1, max: 3600 }),
    meaning:
      'How long an idle connection stays open. Set this higher than the idle timeout of your load balancer, or some requests fail with 502.',
  },
  MAX_CONNECTIONS: {
    default: '5000',
    unit: 'connections',
    schema: integer({ min: 10, max: 1_000_000 }),
    meaning: 'The maximum number of open connections. Without a proxy, one network address can hold a tenth of them.',
  },
  DRAIN_SECONDS: {
    default: '0',
    unit: 'seconds',
    schema: integer({ max: 600 }),
    meaning: 'How long the server keeps responding after a stop signal, while /readyz reports that it is stopping.',
  },
} as const satisfies SettingRows;
