import * as v from 'valibot';
import type { SettingRows } from './setting-row.ts';
import { emptyOr, integer, matching } from './setting-schemas.ts';

export const storageSettings = {
  DATABASE_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(matching(/^postgres(ql)?:\/\//), 'an address like postgres://user:password@host/name'),
    meaning: 'The PostgreSQL database to use. Empty uses the embedded PostgreSQL.',
  },
  DATA_DIR: {
    default: '.data',
    unit: 'folder',
    schema: v.pipe(v.string(), v.nonEmpty('the path of a folder')),
    meaning:
      'The folder for the data of the embedded PostgreSQL, the secrets that sign links and encrypt calendars, and the builds of earlier releases.',
  },
  REDIS_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(
      v.pipe(v.string(), v.check(isListOfRedisAddresses)),
      'an address like redis://user:password@host:6379, or addresses of nodes of a cluster, separated by commas',
    ),
    meaning:
      'A Redis server in which several processes share their caches and rate limits, or several nodes of a Redis cluster, separated by commas. Empty keeps them in memory.',
  },
  REDIS_CLUSTER: {
    default: '0',
    unit: '0 or 1',
    schema: integer({ max: 1 }),
    meaning: 'Set to 1 if the one address in REDIS_URL is that of a Redis cluster.',
  },
} as const satisfies SettingRows;

function isListOfRedisAddresses(text: string): boolean {
  // Of addresses that match, `URL` refuses some, such as one with a port above 65535.
  return text.split(',').every((address) => /^rediss?:\/\/[^\s/]\S*$/.test(address) && URL.canParse(address));
}
