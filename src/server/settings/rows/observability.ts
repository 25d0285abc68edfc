import type { SettingRows } from './setting-row.ts';
import { emptyOr, matching, oneOf } from './setting-schemas.ts';

export const observabilitySettings = {
  LOG_LEVEL: {
    default: 'info',
    unit: 'level',
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    meaning: 'How much to log: fatal, error, warn, info, debug or silent.',
  },
  METRICS_TOKEN: {
    default: '',
    unit: 'text',
    schema: emptyOr(matching(/^[!-~]{16,}$/), '16 characters or more, without spaces'),
    meaning:
      'The bearer token that /metrics requires. Empty allows only requests from this machine, to localhost or a loopback address. Set it behind a proxy.',
  },
} as const satisfies SettingRows;
