import { resolve } from 'node:path';
import { backUp, restore } from '../backup/index.ts';
import type { Task } from './command.ts';

export const backupCommand: Task = {
  name: 'backup',
  meaning: 'Writes all that is kept to a new file, while the server goes on.',
  operands: { FILE: 'Where to; it must not be there. It holds what invitees wrote: keep it as safe as the database.' },
  options: {},
  leavesTables: true,
  async run({ databaseUrl, operand }) {
    const file = resolve(operand('FILE'));
    const { tables, rows } = await backUp(databaseUrl, file);
    return `${file} holds ${rows} rows of ${tables} tables.`;
  },
};

export const restoreCommand: Task = {
  name: 'restore',
  meaning: 'Reads a backup into a database that holds nothing yet: all of it, or nothing when anything is wrong.',
  operands: { FILE: 'What "backup" wrote, with this release or an older one.' },
  options: {
    'send-waiting': {
      meaning:
        'Sends the webhooks and mail that were waiting when the backup was made; without it they are marked as failed.',
    },
  },
  leavesTables: true,
  async run({ databaseUrl, store, operand, has }) {
    const sendsWaiting = has('send-waiting');
    const restored = await restore({ databaseUrl, file: operand('FILE'), sendsWaiting, migrate: store.migrate });
    await store.migrate();
    return `${restored.rows} rows of ${restored.tables} tables are restored.${tellWaiting(restored.waiting, sendsWaiting)}`;
  },
};

function tellWaiting(waiting: number, sendsWaiting: boolean): string {
  if (waiting === 0) return '';
  const deliveries = `${waiting} ${waiting === 1 ? 'delivery' : 'deliveries'}`;
  if (sendsWaiting) return `\nWaiting to be sent by a server on this database: ${deliveries}.`;
  return `\nMarked as failed, so that a copy writes to nobody: ${deliveries}. To send what was waiting, restore with --send-waiting.`;
}
