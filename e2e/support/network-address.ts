import { networkInterfaces } from 'node:os';

/** Returns the number of this machine in its network: plain HTTP from elsewhere than the machine itself is insecure. */
export function networkAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outer = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!outer) throw new Error('Without a network there is no insecure origin here.');
  return outer.address;
}
