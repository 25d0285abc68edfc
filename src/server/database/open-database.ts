import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createFailureTally, openStore, type Store } from '../../service/index.ts';
import { systemClock } from '../../time/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/index.ts';
import type { Settings } from '../settings/index.ts';
import { openNamedDatabase } from './named-database.ts';

export type Database = {
  readonly store: Store;
  readonly databaseUrl: string;
  /** Closes the store, and stops the embedded server unless another process uses it. */
  close(): Promise<void>;
  /** Closes the store, and leaves an embedded server running if it ran before. */
  leave(): Promise<void>;
};

/** The pause after a failed start, possibly because the disk is full. */
const pauseMillis = 1000;

/** Opens the database of the settings, or the embedded one. Leaves its tables unchanged. */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, log: Logger): Promise<Database> {
  const embedded = DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: DATA_DIR, createPassword });
  let isClosing = false;
  let isReviving = false;
  let mayBeGone = false;
  const databaseUrl = embedded?.databaseUrl ?? DATABASE_URL;
  const recordFailure = createFailureTally({
    clock: systemClock,
    report: (failures) => log.warn(failures, 'connections to the database were lost'),
  });
  const options = {
    databaseUrl,
    onConnectionLost(error: Error) {
      if (isClosing) return;
      recordFailure(error);
      mayBeGone = true;
      if (embedded && !isReviving) void reviveUntilItRuns(embedded);
    },
  };
  const store = await (embedded ? openStore(options) : openNamedDatabase('DATABASE_URL', options)).catch(
    async function leaveNothing(error) {
      if (!embedded?.wasRunning) await embedded?.stop();
      throw error;
    },
  );

  async function reviveUntilItRuns({ revive }: EmbeddedPostgres): Promise<void> {
    isReviving = true;
    while (isReviving && !isClosing) {
      try {
        // It may die again before it is known to run. A lost connection shows that.
        mayBeGone = false;
        await revive();
        isReviving = mayBeGone;
      } catch (error) {
        log.error({ error }, 'the database could not be started again');
        await setTimeout(pauseMillis, undefined, { ref: false });
      }
    }
  }

  async function close(): Promise<void> {
    isClosing = true;
    await store.close();
    await embedded?.stop();
  }

  async function leave(): Promise<void> {
    if (!embedded?.wasRunning) return close();
    isClosing = true;
    await store.close();
  }

  return { store, databaseUrl, close, leave };
}

function createPassword(): string {
  return randomBytes(32).toString('base64url');
}
