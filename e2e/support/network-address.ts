import { networkInterfaces } from 'node:os';

/** Returns the network address of this machine, at which plain HTTP is insecure, unlike at localhost. */
export function networkAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outer = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!outer) throw new Error('Without a network there is no insecure origin here.');
  return outer.address;
}
