import type { words } from './words/index.ts';

/** Where calendars are kept, in the order they are listed. */
export const providerNames = ['google', 'outlook', 'apple', 'proton', 'nextcloud', 'other'] as const;

/** One of `providerNames`. */
export type ProviderName = (typeof providerNames)[number];

/** How a calendar is connected. */
export type ConnectionKind = 'feed' | 'caldav';

/** One way to connect a calendar of a provider. */
type Way = {
  readonly kind: ConnectionKind;
  /** The key of its steps among the words. */
  readonly steps: keyof (typeof words)['current']['connect']['steps'];
  /** The address that all of its users have in common. */
  readonly server?: string;
};

/** The ways to connect the calendars of each provider, the better one first: an account can also be written into. */
export const waysOf: Readonly<Record<ProviderName, readonly [Way, ...Way[]]>> = {
  google: [{ kind: 'feed', steps: 'google' }],
  outlook: [{ kind: 'feed', steps: 'outlook' }],
  apple: [
    { kind: 'caldav', steps: 'appleAccount', server: 'https://caldav.icloud.com' },
    { kind: 'feed', steps: 'appleFeed' },
  ],
  proton: [{ kind: 'feed', steps: 'proton' }],
  nextcloud: [
    { kind: 'caldav', steps: 'nextcloudAccount' },
    { kind: 'feed', steps: 'nextcloudFeed' },
  ],
  other: [
    { kind: 'feed', steps: 'otherFeed' },
    { kind: 'caldav', steps: 'otherAccount' },
  ],
};
