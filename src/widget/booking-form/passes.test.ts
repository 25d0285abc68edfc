import { expect, test, vi } from 'vitest';
import type { FormToken } from '../../contract/index.ts';
import type { Reply } from '../queries/index.ts';
import { createPasses } from './passes.ts';

const token: FormToken = { token: 'abc', usable_in_seconds: 2, proof_of_work: null };

function createParts(...replies: Reply<FormToken>[]) {
  const ask = vi.fn(async () => replies.shift() ?? { ok: true as const, data: token });
  return { ask, wait: vi.fn(async (_millis: number) => undefined), solve: vi.fn(async () => '42') };
}

test('asks once, ahead of time, and waits until the token is usable', async () => {
  const parts = createParts();
  const passes = createPasses(parts);
  passes.prepare();
  passes.prepare();
  expect(await passes.current()).toEqual({ ok: true, data: { formToken: 'abc', proofOfWork: '' } });
  expect(parts.ask).toHaveBeenCalledOnce();
  expect(parts.wait.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(2000);
});

test('solves the puzzle that comes with a token', async () => {
  const puzzle = { challenge: 'c', difficulty: 14 };
  const parts = createParts({ ok: true, data: { ...token, proof_of_work: puzzle } });
  expect(await createPasses(parts).current()).toEqual({ ok: true, data: { formToken: 'abc', proofOfWork: '42' } });
  expect(parts.solve).toHaveBeenCalledWith(puzzle);
});

test('asks again after a failure, and after a pass was thrown away', async () => {
  const parts = createParts({ ok: false, failed: { kind: 'unreachable' } });
  const passes = createPasses(parts);
  expect((await passes.current()).ok).toBe(false);
  expect((await passes.current()).ok).toBe(true);
  passes.discard();
  await passes.current();
  expect(parts.ask).toHaveBeenCalledTimes(3);
});

test('needs none where nobody knows of them', async () => {
  const failed = { kind: 'refused', status: 404, code: 'route_not_found', message: '', errors: {} } as const;
  const unknown = { reason: undefined, requestId: undefined, retryAfterSeconds: undefined };
  const passes = createPasses(createParts({ ok: false, failed: { ...failed, ...unknown } }));
  expect(await passes.current()).toEqual({ ok: true, data: { formToken: '', proofOfWork: '' } });
});
