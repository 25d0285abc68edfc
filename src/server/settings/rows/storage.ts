import * as v from 'valibot';
import type { SettingRows } from './setting-row.ts';
import { emptyOr, matching } from './setting-schemas.ts';

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
      'The folder for the data of the embedded PostgreSQL, the secret that signs links, and the pinned builds of earlier releases.',
  },
  REDIS_URL: {
    default: '',
    unit: 'URL',
    schema: emptyOr(matching(/^rediss?:\/\/[^\s/]/), 'an address like redis://user:password@host:6379'),
    meaning:
      'A Redis server in which several processes share their caches and rate limits. Empty keeps them in memory.',
  },
} as const satisfies SettingRows;
