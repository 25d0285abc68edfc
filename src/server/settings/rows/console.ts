import * as v from 'valibot';
import type { SettingRows } from './setting-row.ts';
import { emptyOr, oneOf } from './setting-schemas.ts';

export const consoleSettings = {
  CONSOLE: {
    default: 'on',
    unit: 'on or off',
    schema: oneOf('on', 'off'),
    meaning: 'Whether people can sign in to this server. Use off if only programs use it.',
  },
  CONSOLE_ORIGIN: {
    default: '',
    unit: 'origin',
    schema: emptyOr(
      v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+$/), v.url()),
      'an origin like https://book.example.com, without a path',
    ),
    meaning:
      'The origin at which people sign in, if the server cannot tell it from the request. Passkeys belong to its host name. Empty uses the origin of the request: with PUBLIC_URL, people can sign in only there or at localhost.',
  },
} as const satisfies SettingRows;
