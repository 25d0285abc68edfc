import { createLog } from '../../observability/index.ts';
import { startServer } from '../../start/index.ts';
import type { ServeCommand } from '../command.ts';

export const startCommand: ServeCommand = {
  name: 'start',
  meaning: 'Start the widget, its gateway and the scheduling service in one process.',
  operands: {},
  options: {},
  readEnvironment: (_words, environment) => environment,
  start: (settings) => startServer(settings, createLog(settings.LOG_LEVEL)),
};
