import { describe, expect, it } from 'vitest';
import type { UpstreamCheck } from '../../../gateway/index.ts';
import { watchUpstream } from './watch-upstream.ts';

const accepted: UpstreamCheck = { state: 'accepted' };
const away: UpstreamCheck = { state: 'missing', sentence: 'Nothing answers.' };
const refused: UpstreamCheck = { state: 'refused', sentence: 'The key is wrong.' };

/** A watch over a server that answers checks from a list, repeating its last entry, with a clock that the test sets. */
async function open(...checks: UpstreamCheck[]) {
  const logLines: string[] = [];
  const waitSeconds: number[] = [];
  let pass: () => void = () => undefined;
  const logAt = (level: string) => (message: unknown) => void logLines.push(`${level} ${message}`);
  const watch = await watchUpstream({
    check: async () => (checks.length > 1 ? (checks.shift() ?? accepted) : (checks[0] ?? accepted)),
    log: { info: logAt('info'), warn: logAt('warn'), error: logAt('error') },
    wait(seconds, signal) {
      waitSeconds.push(seconds);
      return new Promise((resolve, reject) => {
        pass = resolve;
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  return {
    watch,
    logLines,
    waitSeconds,
    checks,
    async passWait() {
      pass();
      await new Promise(setImmediate);
    },
  };
}

describe('a server that is away at the start', () => {
  it('keeps the gateway from being ready until the server accepts the key', async () => {
    const { watch, passWait } = await open(away, away, accepted);
    expect(watch.findObstacle()).toBe('no scheduling service answers behind the gateway');
    await passWait();
    expect(watch.findObstacle()).toBe('no scheduling service answers behind the gateway');
    await passWait();
    expect(watch.findObstacle()).toBeUndefined();
  });

  it('checks an unreachable server less and less often, and logs it once', async () => {
    const { logLines, waitSeconds, passWait } = await open(away);
    for (let turn = 0; turn < 8; turn += 1) await passWait();
    expect(waitSeconds).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(logLines).toEqual(['warn Nothing answers. It is checked again until it accepts the key.']);
  });

  it('logs an error once the server refuses the key', async () => {
    const { watch, logLines, passWait } = await open(away, refused);
    await passWait();
    expect([watch.findObstacle(), logLines.at(-1)]).toEqual([
      'the server behind the gateway refuses its key',
      'error The key is wrong. It is checked again until it accepts the key.',
    ]);
  });

  it('stops checking the server when the gateway stops', async () => {
    const { watch, logLines, waitSeconds } = await open(away);
    watch.stop();
    await new Promise(setImmediate);
    expect([waitSeconds.length, logLines.length]).toEqual([1, 1]);
  });
});

it('does not start with a key that is refused', async () => {
  await expect(open(refused)).rejects.toThrow('The key is wrong.');
});

describe('a key that is refused later', () => {
  it('keeps the gateway from being ready while the server refuses the key', async () => {
    const { watch, logLines, passWait } = await open(accepted, refused, accepted);
    expect(watch.findObstacle()).toBeUndefined();
    watch.recheck();
    await passWait();
    expect([watch.findObstacle(), logLines.length]).toEqual(['the server behind the gateway refuses its key', 1]);
    await passWait();
    expect(watch.findObstacle()).toBeUndefined();
  });

  it('checks a refused key once, however many requests were refused', async () => {
    const { watch, waitSeconds } = await open(accepted, refused);
    for (let request = 0; request < 50; request += 1) watch.recheck();
    expect(waitSeconds).toEqual([1]);
  });

  it('checks a key at most once a minute when the server accepts it only sometimes', async () => {
    const { watch, waitSeconds, passWait } = await open(accepted);
    watch.recheck();
    await passWait();
    for (let request = 0; request < 50; request += 1) watch.recheck();
    expect(waitSeconds).toEqual([1, 60]);
  });
});
