import * as v from 'valibot';
import type { SettingRows } from './setting-row.ts';
import { integer, secretList } from './setting-schemas.ts';

const hostsExpected = 'host names with ports, such as radicale.lan:5232, separated by commas';
const hostAndPort = /^(\[[0-9a-f:]+\]|[a-z0-9._-]+):\d{1,5}$/i;

const privateHosts = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === '' ? [] : text.split(',').map((host) => host.trim().toLowerCase()))),
  v.check((hosts) => hosts.every((host) => hostAndPort.test(host)), hostsExpected),
);

export const calendarSettings = {
  CALENDAR_MINUTES: {
    default: '5',
    unit: 'minutes',
    schema: integer({ min: 1, max: 60 }),
    meaning: 'How often to read each connected calendar.',
  },
  CALENDAR_HOSTS: {
    default: '',
    unit: 'hosts',
    schema: privateHosts,
    meaning:
      'Calendar servers in your own network, separated by commas, such as radicale.lan:5232. They may use plain http. Empty allows only public https addresses.',
  },
  CALENDAR_SECRET: {
    default: '',
    unit: 'text',
    schema: secretList,
    meaning:
      'The secret that encrypts the addresses and passwords of connected calendars. After a comma, a previous secret that can still decrypt. Empty creates one and keeps it in DATA_DIR. Set it if several processes share a database.',
  },
} as const satisfies SettingRows;
