import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { systemClock } from '../../time/index.ts';
import { runCommand } from './run-command.ts';

const pages = ['README.md', '.github/OPERATING.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
const blocks = Array.from(pages.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = '']) => block);
const lines = blocks.flatMap((block) => block.split('\n'));
const commandLines = lines.flatMap((line) => /npm run sched -- (.+)/.exec(line.replace(/ +#.*/, ''))?.[1] ?? []);
const commandNames = Array.from(pages.matchAll(/`npm run sched -- ([a-z -]+)/g), ([, name = '']) => name.trim());

// The words are read before the settings: an invalid setting is reported only if the words are right.
const environment = { PORT: 'wrong', SCHED_API_KEY: 'a key of twenty-four characters or more' };

function sched(line: string): Promise<string> {
  const words = Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '');
  return runCommand(words, { environment, clock: systemClock, log: pino({ level: 'silent' }) });
}

test.each([...new Set(commandLines)])('"%s" of the README can be run as it is written', async (line) => {
  if (line === '--help') expect(await sched(line)).toContain('Usage: ');
  else await expect(sched(line)).rejects.toThrow(/^PORT must be/);
});

test.each([...new Set(commandNames)])('"%s", which the README names, is a command', async (name) => {
  expect(await sched(`${name} --help`)).toContain(`Usage: npm run sched -- ${name}`);
});
