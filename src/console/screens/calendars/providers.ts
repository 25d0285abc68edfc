import type { words } from './words/index.ts';

/** The calendar providers, in the order of the list. */
export const providerNames = ['google', 'outlook', 'apple', 'proton', 'nextcloud', 'other'] as const;

/** One of `providerNames`. */
export type ProviderName = (typeof providerNames)[number];

/** How a calendar is connected. */
export type ConnectionKind = 'feed' | 'caldav';

/** One way to connect a calendar of a provider. */
type Way = {
  readonly kind: ConnectionKind;
  /** The key of its instructions in the words. */
  readonly steps: keyof (typeof words)['current']['connect']['steps'];
  /** The server address, if it is the same for all users. */
  readonly server?: string;
};

/**
 * The ways to connect a calendar of each provider, the better one first: bookings can be written only into an account.
 */
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

/** Returns the address of a provider's server if it is the same for all users; empty for other providers. */
export function serverOf(provider: ProviderName): string {
  return waysOf[provider].find(({ server }) => server !== undefined)?.server ?? '';
}
