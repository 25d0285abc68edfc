import type { Context } from 'hono';
import type { Env } from './listen.ts';

export type Connection = {
  /** The other end of the connection: the visitor, or the nearest proxy. */
  readonly remoteAddress: string | undefined;
  /** The X-Forwarded-For header. */
  readonly forwardedFor: string | undefined;
};

/**
 * Returns the visitor's address. Each trusted proxy has added the address of its client at the right end of
 * X-Forwarded-For. Everything further left may be made up by the visitor.
 */
export function clientAddress({ remoteAddress, forwardedFor = '' }: Connection, proxies: number): string | undefined {
  if (remoteAddress === undefined) return undefined;
  const hops = forwardedFor.split(',').map(withoutPort).filter(Boolean);
  const addresses = [...hops, remoteAddress];
  return addresses.at(-1 - proxies) ?? addresses[0];
}

/** Returns the address of the visitor who sent a request. */
export function clientAddressOf({ env, req }: Context<Env>, proxies: number): string | undefined {
  const { remoteAddress } = env.incoming.socket;
  return clientAddress({ remoteAddress, forwardedFor: req.header('x-forwarded-for') }, proxies);
}

/** Returns whether an address belongs to this machine itself. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);
}

/** Some proxies add the port, as in `192.0.2.1:1234` and `[2001:db8::1]:1234`. */
function withoutPort(entry: string): string {
  const text = entry.trim();
  return /^\[(.+)\]/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
