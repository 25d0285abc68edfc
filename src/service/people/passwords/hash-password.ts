import { hash, verify } from '@node-rs/argon2';
import { createQueue, QueueFullError } from '../../concurrency/index.ts';

/** Argon2id with the least memory and time that OWASP's Password Storage Cheat Sheet allows: 19 MiB, 2 passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** How a hash of the current cost begins, in PHC format. */
const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/**
 * Hashing is the cheapest way to overload the service: a few hashes run at once, some wait, and the rest are refused.
 */
const limits = { concurrency: 4, maxWaiting: 32, timeoutMillis: 3000, stallMillis: 3000 };
const key = 'passwords';

/** Too many passwords are being checked. The request can be repeated later. */
export { QueueFullError as TooManyPasswordsError };

/** Hashes passwords and checks them, off the main thread. Both throw a `TooManyPasswordsError` under a flood. */
export type PasswordHasher = {
  /** Returns the PHC string of a password. */
  hash(password: string): Promise<string>;
  /** Returns whether a password has this hash. Takes equally long without a hash. */
  verify(password: string, phc: string | null): Promise<boolean>;
};

/** Creates the one hasher of a process. */
export function createPasswordHasher(): PasswordHasher {
  const runInQueue = createQueue(limits);
  const hashNow = (password: string) => hash(normalize(password), cost);
  let standIn: Promise<string> | undefined;

  return {
    hash: (password) => runInQueue({ key }, () => hashNow(password)),
    verify: (password, phc) =>
      runInQueue({ key }, async () => {
        // Unknown people get a stand-in hash, so that the time reveals nothing.
        standIn ??= hashNow('the password of nobody');
        const isRight = await verify(phc ?? (await standIn), normalize(password));
        return phc !== null && isRight;
      }),
  };
}

/** Returns whether a hash has another cost than new ones. */
export function isOutdated(phc: string): boolean {
  return !phc.startsWith(currentPrefix);
}

/** Keyboards encode some letters in several ways (NIST SP 800-63B, 3.1.1.2). */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
