import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { readSettings } from '../settings/index.ts';
import { startServer } from '../start/index.ts';

// Run as a program by `startServerProcess`, which passes the settings and reads where it listens.
const settings: Record<string, string> = JSON.parse(process.argv[2] ?? '{}');
const { address } = await startServer(readSettings(settings), pino({ level: 'silent' }));
// Written now, not at the end of the process: it is killed.
flushCompileCache();
process.stdout.write(`${address}\n`);
