type SettingRow = { readonly fallback: string; readonly unit: string; readonly meaning: string };

/** Every setting: what stands when it is not given, its unit, and a sentence about it. */
export const settingRows = {
  PORT: { fallback: '4242', unit: 'TCP port', meaning: 'Where the server listens; 0 takes any free port.' },
  HOST: { fallback: '', unit: 'address', meaning: 'Which of the machine’s addresses it listens on; empty for all.' },
  PUBLIC_URL: {
    fallback: '',
    unit: 'URL',
    meaning: 'Where visitors find this server; pages there may always book.',
  },
  DATA_DIR: {
    fallback: '.data',
    unit: 'folder',
    meaning: 'What the embedded PostgreSQL keeps, the secret that signs links, and pinned builds of earlier releases.',
  },
  DATABASE_URL: { fallback: '', unit: 'URL', meaning: 'A PostgreSQL server to use in place of the embedded one.' },
  REDIS_URL: {
    fallback: '',
    unit: 'URL',
    meaning: 'A Redis in which several of these processes share what pages are shown and counted by.',
  },
  UPSTREAM_URL: {
    fallback: '',
    unit: 'URL',
    meaning: 'A scheduling service elsewhere: this is then only the gateway in front of it.',
  },
  REQUESTS_PER_MINUTE: {
    fallback: '60',
    unit: 'a minute',
    meaning: 'How often the service, here or at UPSTREAM_URL, may be asked with one key.',
  },
  SCHED_API_KEY: {
    fallback: '',
    unit: 'text',
    meaning:
      'The API key of the demonstration account; empty to have one made. A new value revokes the one before at the next start; an empty one leaves it in use, until "sched key revoke". With UPSTREAM_URL: the key of the server there.',
  },
  DEMONSTRATION: {
    fallback: 'auto',
    unit: 'auto, 0 or 1',
    meaning:
      'Makes an account with event types 42 and 43, and shows them at / and /playground: 1 does, 0 does not, auto does unless DATABASE_URL is set without SCHED_API_KEY.',
  },
  ALLOWED_ORIGINS: {
    fallback: '*',
    unit: 'origins',
    meaning:
      'Whose pages may book: *, or origins such as https://example.com and https://*.example.com; null is files and sandboxed frames.',
  },
  EVENT_TYPES: {
    fallback: 'all',
    unit: 'ids',
    meaning: 'Which event types pages may see: all, or ids and public ids such as 42,demo/introductory-call.',
  },
  TRUST_PROXY: {
    fallback: '0',
    unit: 'proxies',
    meaning: 'How many proxies stand in front of this server and write X-Forwarded-For and X-Forwarded-Proto.',
  },
  VISITOR_READS_PER_MINUTE: {
    fallback: '240',
    unit: 'a minute',
    meaning: 'How much pages may ask for one network address.',
  },
  VISITOR_BOOKINGS_PER_HOUR: {
    fallback: '60',
    unit: 'an hour',
    meaning: 'How many bookings, moves and cancellations one network address may try.',
  },
  EMAIL_BOOKINGS_PER_HOUR: {
    fallback: '3',
    unit: 'an hour',
    meaning: 'How many bookings and moves may be made for one e-mail address, over all event types: each sends mail.',
  },
  EMAIL_BOOKINGS_PER_DAY: {
    fallback: '10',
    unit: 'a day',
    meaning: 'How many bookings and moves may be made for one e-mail address.',
  },
  EMAIL_OPEN_BOOKINGS: {
    fallback: '20',
    unit: 'bookings',
    meaning: 'How many bookings one e-mail address may have ahead of it.',
  },
  EVENT_TYPE_BOOKINGS_PER_HOUR: {
    fallback: '200',
    unit: 'an hour',
    meaning: 'How many bookings of one event type pages may make.',
  },
  ACCOUNT_BOOKINGS_PER_HOUR: {
    fallback: '1000',
    unit: 'an hour',
    meaning: 'How many bookings pages may make with one account.',
  },
  MAILS_PER_HOUR: {
    fallback: '20000',
    unit: 'an hour',
    meaning:
      'With SMTP_URL: how many mails the bookings and moves of all accounts may send, two each; one account may send half of them.',
  },
  PROOF_OF_WORK: {
    fallback: 'auto',
    unit: 'when',
    meaning:
      'When a booking has to show that a machine worked for it: auto, while many are tried; always; or never, which asks for no form token either.',
  },
  LINK_SECRET: {
    fallback: '',
    unit: 'text',
    meaning:
      'Signs the links that move and cancel; a second one after a comma is still taken. Empty: made and kept in DATA_DIR, or derived from the key when there is UPSTREAM_URL.',
  },
  SMTP_URL: {
    fallback: '',
    unit: 'URL',
    meaning:
      'The mail server that tells invitees and hosts of bookings, as smtps://user:password@host; empty for no mail.',
  },
  MAIL_FROM: {
    fallback: '',
    unit: 'address',
    meaning: 'Whom those mails come from, as Bookings <bookings@example.com>; needed with SMTP_URL.',
  },
  ALLOW_PRIVATE_WEBHOOKS: {
    fallback: '0',
    unit: '0 or 1',
    meaning: 'Lets webhooks lead to plain http and into private networks: 1 for development only.',
  },
  KEEP_ALIVE_SECONDS: {
    fallback: '75',
    unit: 'seconds',
    meaning:
      'How long an idle connection stays open. Set it above the idle time-out of your load balancer, or some requests get a 502.',
  },
  MAX_CONNECTIONS: {
    fallback: '5000',
    unit: 'connections',
    meaning:
      'How many connections may be open at once. Without a proxy in front, one network address may hold a tenth of them.',
  },
  DRAIN_SECONDS: {
    fallback: '0',
    unit: 'seconds',
    meaning: 'How long a server that was told to stop goes on answering, while /readyz says that it will not be there.',
  },
  METRICS_TOKEN: {
    fallback: '',
    unit: 'text',
    meaning: 'What a reader of /metrics brings as "Authorization: Bearer"; empty to let in this machine alone.',
  },
  LOG_LEVEL: {
    fallback: 'info',
    unit: 'level',
    meaning: 'How much is logged: fatal, error, warn, info, debug or silent.',
  },
} as const satisfies Readonly<Record<string, SettingRow>>;
