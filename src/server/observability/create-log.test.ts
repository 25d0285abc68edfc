import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';
import { trace } from './trace.ts';

test('logs an error without the values of its row', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Ada) exists.' });
  const [line] = linesOf((log) => log.error({ error, request_id: 'r' }, 'a request failed'));
  expect(line).not.toContain('Ada');
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'error',
    msg: 'a request failed',
    request_id: 'r',
    error: { code: '23505', message: 'duplicate key' },
  });
});

test('removes from the line what an error repeats', () => {
  const [line] = linesOf((log) =>
    log.warn({ error: new Error('No mailbox ada@example.com at 192.0.2.1') }, 'sk_live_abc'),
  );
  expect(line).not.toMatch(/ada@|192\.0|_abc/);
  expect(JSON.parse(line ?? '')).toMatchObject({ msg: '[key]', error: { message: 'No mailbox [email] at [address]' } });
});

test('does not repeat fields of an earlier line of the same request', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  await trace(async () => {
    log.info({ status: 201 }, 'responded');
    log.warn({ count: 3 }, 'requests failed');
  });
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(second).toMatchObject({ trace: first.trace, count: 3 });
  expect(second).not.toHaveProperty('status');
});

test('logs nothing below the level', () => {
  expect(linesOf((log) => log.debug('a file was answered'))).toEqual([]);
});

test('logs to the standard error output by default, up to the last line of a process', () => {
  const program = `
    import { createLog } from './src/server/observability/create-log.ts';
    createLog('info').info('last');
    process.exit(1);
  `;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  expect(stderr).toContain('"msg":"last"');
});

function linesOf(act: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  act(createLog('info', { write: (line) => lines.push(line) }));
  return lines;
}
