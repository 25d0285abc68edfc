import { hash, verify } from '@node-rs/argon2';
import { createQueue, QueueFullError } from '../../concurrency/index.ts';

/** The cost of an Argon2id hash: memory in KiB, passes and threads. */
export type HashCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

/** The least memory and time that OWASP's Password Storage Cheat Sheet allows: 19 MiB, 2 passes. */
const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const patience = { timeoutMillis: 3000, stallMillis: 3000 };
/**
 * Hashing is the cheapest way to overload the service: a few hashes run at once, some wait, and the rest are refused.
 * These limits are for strangers, and again for known people, so that a flood of strangers does not keep them out.
 */
const limits = { concurrency: 2, maxWaiting: 100, ...patience };
/** One person, even with the right password, takes one place: all others need not wait for more than that. */
const limitsOfPerson = { concurrency: 1, maxWaiting: 12, ...patience };
const queues = { known: { key: 'passwords of known people' }, strangers: { key: 'passwords of strangers' } };

/** Too many passwords are being checked. The request can be repeated later. */
export { QueueFullError as TooManyPasswordsError };

/** A password to check, and who enters it. */
type PasswordCheck = {
  /** The hash that it should have; null if there is none. */
  readonly phc: string | null;
  /** Whose password it is said to be: the email address, whether or not anyone has it. */
  readonly email: string;
  /** Whether the browser, its session or a link shows who it is. */
  readonly isKnown: boolean;
};

/** Whose job it is, and with whom they take turns. */
type Turn = { readonly isKnown: boolean; readonly owner: string };

/** Hashes passwords and checks them, off the main thread. Under a flood both throw a `TooManyPasswordsError`. */
export type PasswordHasher = {
  /** Returns the PHC string of a password. Only known people choose one: `owner` names the person or the link. */
  hash(password: string, owner: string): Promise<string>;
  /** Returns whether a password has this hash. Takes equally long without a hash. */
  verify(password: string, check: PasswordCheck): Promise<boolean>;
  /** Returns whether a hash was made at another cost than new ones are. */
  isOutdated(phc: string): boolean;
};

/** Creates a hasher. A process needs only one: its queues limit how many passwords are hashed at once. */
export function createPasswordHasher(cost: HashCost = recommendedCost): PasswordHasher {
  // How a hash of this cost begins, in PHC format.
  const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  const runInTurn = createQueue(limits);
  const runForPerson = createQueue(limitsOfPerson);
  const hashNow = (password: string) => hash(normalize(password), cost);
  let standIn: Promise<string> | undefined;

  /** Runs a job when it is the turn of its owner. Owners take turns in the order in which their jobs began to wait. */
  function run<Done>({ isKnown, owner }: Turn, work: () => Promise<Done>): Promise<Done> {
    const queue = isKnown ? queues.known : queues.strangers;
    return runForPerson({ key: `${queue.key} ${owner}` }, () => runInTurn(queue, work));
  }

  return {
    hash: (password, owner) => run({ isKnown: true, owner }, () => hashNow(password)),
    verify: (password, { phc, email, isKnown }) =>
      run({ isKnown, owner: email.toLowerCase() }, async () => {
        // Unknown people get a stand-in hash, so that the time reveals nothing.
        standIn ??= hashNow('the password of nobody');
        const isRight = await verify(phc ?? (await standIn), normalize(password));
        return phc !== null && isRight;
      }),
    isOutdated: (phc) => !phc.startsWith(prefix),
  };
}

/** Keyboards encode some letters in several ways (NIST SP 800-63B, 3.1.1.2). */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
