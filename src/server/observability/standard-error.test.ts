import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a program that logs one line to the standard error output. Of our own files it loads only the one under test. */
function runLogging({ before = '', after }: { readonly before?: string; readonly after: string }) {
  const program = `
    import fs from 'node:fs';
    import { pino } from 'pino';
    import { openStandardError } from './src/server/observability/standard-error.ts';
    ${before}
    pino(openStandardError()).info('last');
    ${after}
  `;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

test.each(['process.exit(1)', 'throw new Error("broken")', ''])(
  'writes the last line when a process ends by %j',
  (after) => {
    expect(runLogging({ after }).stderr).toContain('"msg":"last"');
  },
);

test('keeps running when its terminal is closed', () => {
  const before = `fs.write = (...args) => args.at(-1)(Object.assign(new Error('i/o error, write'), { code: 'EIO' }));`;
  const after = `setTimeout(() => fs.writeSync(1, 'drained'), 500);`;
  expect(runLogging({ before, after }).stdout).toBe('drained');
});
