import { resolve } from 'node:path';
import { backUp, restore } from './backup/index.ts';
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
  options: {},
  leavesTables: true,
  async run({ databaseUrl, store, operand }) {
    const { tables, rows } = await restore({ databaseUrl, file: operand('FILE'), migrate: store.migrate });
    await store.migrate();
    return `${rows} rows of ${tables} tables are restored.`;
  },
};
