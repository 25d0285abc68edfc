import { seedDemonstration } from '../../../service/index.ts';
import { sentencesAbout } from '../../start/index.ts';
import type { Task } from '../command.ts';

export const seedCommand: Task = {
  name: 'seed',
  meaning: 'Create the demonstration account, unless it exists. If SCHED_API_KEY is set, it becomes its API key.',
  operands: {},
  options: {},
  async run({ store, settings: { SCHED_API_KEY }, clock }) {
    const { apiKey, configuredKey } = await seedDemonstration(store, {
      clock,
      ...(SCHED_API_KEY && { apiKey: SCHED_API_KEY }),
    });
    if (apiKey) return `Created the demonstration account. Its API key is shown only once:\n${apiKey}`;
    return ['The demonstration account already exists.', ...(configuredKey ? sentencesAbout(configuredKey) : [])].join(
      '\n',
    );
  },
};

export const migrateCommand: Task = {
  name: 'migrate',
  meaning: 'Update the tables of the database. The server also does this when it starts.',
  operands: {},
  options: {},
  // The tables are upgraded before every command.
  run: async () => 'The tables of the database are up to date.',
};
