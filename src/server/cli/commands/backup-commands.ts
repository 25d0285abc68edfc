import { resolve } from 'node:path';
import { backUp, type RestoreResult, restore } from '../../backup/index.ts';
import type { Task } from '../command.ts';

export const backupCommand: Task = {
  name: 'backup',
  meaning: 'Back up all data to a new file. The server can keep running.',
  operands: {
    FILE: 'The file to create; it must not exist yet. It contains personal data: protect it like the database.',
  },
  options: {},
  leavesTables: true,
  async run({ databaseUrl, operand }) {
    const file = resolve(operand('FILE'));
    const { tables, rows } = await backUp(databaseUrl, file);
    return `Saved ${rows} rows of ${tables} tables to ${file}.`;
  },
};

export const restoreCommand: Task = {
  name: 'restore',
  meaning: 'Restore a backup into an empty database. If anything is wrong, nothing is restored.',
  operands: { FILE: 'A file that "backup" wrote, in this release or an earlier one.' },
  options: {
    'send-waiting': {
      meaning:
        'Send what was waiting when the backup was made: webhooks, emails, and the reminders of upcoming bookings. Without this option it is marked as failed, and never sent.',
    },
  },
  leavesTables: true,
  async run({ databaseUrl, store, operand, has }) {
    const sendsPending = has('send-waiting');
    const result = await restore({ databaseUrl, file: operand('FILE'), sendsPending, migrate: store.migrate });
    await store.migrate();
    return `Restored ${result.rows} rows of ${result.tables} tables.${describePending(result, { sendsPending })}`;
  },
};

function describePending(
  { pending: { deliveries, reminders } }: Pick<RestoreResult, 'pending'>,
  { sendsPending }: { readonly sendsPending: boolean },
): string {
  if (deliveries === 0) return '';
  const deliveryCount = `${deliveries} ${deliveries === 1 ? 'delivery' : 'deliveries'}`;
  const noun = reminders === 1 ? 'a reminder of an upcoming booking' : 'reminders of upcoming bookings';
  const part = reminders === 0 ? '' : ` (${reminders} of them ${noun})`;
  if (sendsPending) return `\nA server on this database will send ${deliveryCount}${part}.`;
  return `\nMarked ${deliveryCount}${part} as failed, so that a copy contacts no one. To send them, restore with --send-waiting.`;
}
