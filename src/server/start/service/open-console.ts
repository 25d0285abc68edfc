import type { Context } from 'hono';
import { createMemoryState } from '../../../gateway/index.ts';
import { type ConsoleOptions, makeConsoleLink, type Store } from '../../../service/index.ts';
import { systemClock } from '../../../time/index.ts';
import { type Env, isHttps, isLocalName } from '../../http/index.ts';
import { createRedisState } from '../../redis/index.ts';
import { linkSecretsOf } from '../../secrets/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { SharedRedis } from '../open-redis.ts';

type OpenConsoleOptions = { readonly settings: Settings; readonly redis: SharedRedis | undefined };

/** Opens what signing in needs; undefined if it is off. Failed attempts are counted where the gateway counts. */
export async function openConsole(
  { people }: Store,
  { settings, redis }: OpenConsoleOptions,
): Promise<ConsoleOptions | undefined> {
  if (settings.CONSOLE === 'off') return undefined;
  const state = redis ? createRedisState({ ...redis, clock: systemClock }) : createMemoryState({ clock: systemClock });
  const [limitSecret] = await linkSecretsOf(settings);
  const address = settings.CONSOLE_ORIGIN || settings.PUBLIC_URL;
  const origin = address ? new URL(address).origin : undefined;
  return { people, origin, limits: state.limits, limitSecret };
}

type OriginSettings = Pick<Settings, 'CONSOLE_ORIGIN' | 'PUBLIC_URL' | 'TRUST_PROXY'>;

/**
 * Returns the origin of the console as browsers know it. A request to any name except the public one and the names of
 * this machine gets the public origin, and is therefore refused: any name can be made to resolve to this server.
 */
export function consoleOriginOf(context: Context<Env>, settings: OriginSettings): string {
  if (settings.CONSOLE_ORIGIN) return new URL(settings.CONSOLE_ORIGIN).origin;
  const url = new URL(context.req.url);
  const requestedOrigin = `${isHttps(context, settings.TRUST_PROXY) ? 'https:' : 'http:'}//${url.host}`;
  if (!settings.PUBLIC_URL || isLocalName(url.hostname)) return requestedOrigin;
  return new URL(settings.PUBLIC_URL).origin;
}

/** How the first person gets to sign in. */
export type ConsoleSetup = {
  /** Whether there is a console that no one can sign in to yet. */
  needsSetup(): Promise<boolean>;
  /** Creates a link that sets up the console at this origin; undefined once someone can sign in. */
  makeSetupLink(origin: string): Promise<string | undefined>;
};

/** The setup of a server without a console. */
export const withoutConsole: ConsoleSetup = { needsSetup: async () => false, makeSetupLink: async () => undefined };

/** Returns how to set up the console of a database. */
export function consoleSetup({ people }: Store, { CONSOLE }: Settings): ConsoleSetup {
  if (CONSOLE === 'off') return withoutConsole;
  return {
    needsSetup: async () => !(await people.hasPeople()),
    async makeSetupLink(origin) {
      const request = { purpose: 'setup', accountId: undefined } as const;
      const result = await makeConsoleLink({ people, origin, now: systemClock() }, request);
      return result.kind === 'link' ? result.link : undefined;
    },
  };
}
