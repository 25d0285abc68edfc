import * as v from 'valibot';
import { isUpstreamAddress } from '../../../gateway/index.ts';
import type { SettingRows } from './setting-row.ts';
import { emptyOr, oneOf, origins, publishedEventTypes, secretList } from './setting-schemas.ts';

export const accessSettings = {
  SCHED_API_KEY: {
    default: '',
    unit: 'text',
    schema: emptyOr(v.pipe(v.string(), v.minLength(24)), '24 characters or more'),
    meaning:
      'The API key of the demonstration account, 24 characters or more. Empty creates one at the first start. A new value revokes the previous one at the next start; an empty value does not. With UPSTREAM_URL: the API key for that service.',
  },
  DEMONSTRATION: {
    default: 'auto',
    unit: 'auto, 0 or 1',
    schema: oneOf('auto', '0', '1'),
    meaning:
      'Whether to create a demonstration account with event types 42 and 43, and to show them at / and /playground: 1 for yes, 0 for no. auto means yes, unless DATABASE_URL is set without SCHED_API_KEY.',
  },
  ALLOWED_ORIGINS: {
    default: '*',
    unit: 'origins',
    schema: origins,
    meaning:
      'The sites whose pages can book, separated by commas: * for all, or origins such as https://example.com and https://*.example.com. null allows local files and sandboxed frames.',
  },
  EVENT_TYPES: {
    default: 'all',
    unit: 'ids',
    schema: publishedEventTypes,
    meaning:
      'The event types that pages can show, separated by commas: all, or ids and public ids such as 42,demo/introductory-call.',
  },
  LINK_SECRET: {
    default: '',
    unit: 'text',
    schema: secretList,
    meaning:
      'The secret that signs links to reschedule or cancel. After a comma, a previous secret whose links are still accepted, as are those of DATA_DIR/link-secret. Empty creates one and keeps it in DATA_DIR, or derives it from the API key with UPSTREAM_URL. Set it if several processes serve one address.',
  },
  MCP: {
    default: 'on',
    unit: 'on or off',
    schema: oneOf('on', 'off'),
    meaning:
      'Whether AI agents can use the server at /mcp with an API key (Model Context Protocol). They can connect at the address in PUBLIC_URL or from this machine.',
  },
  UPSTREAM_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(
      v.pipe(v.string(), v.check(isUpstreamAddress)),
      'an address like https://api.example.com; plain http:// only on this machine',
    ),
    meaning: 'The address of a scheduling service elsewhere. This process is then only the gateway in front of it.',
  },
} as const satisfies SettingRows;
