import { expect, test, vi } from 'vitest';
import type { FormToken } from '../../../contract/index.ts';
import type { Reply } from '../../queries/index.ts';
import { createFormTokens } from './form-tokens.ts';

const token: FormToken = { token: 'abc', usable_in_seconds: 2, proof_of_work: null };

function createOptions(...replies: Reply<FormToken>[]) {
  const request = vi.fn(async () => replies.shift() ?? { ok: true as const, data: token });
  return { request, wait: vi.fn(async (_millis: number) => undefined), solve: vi.fn(async () => '42') };
}

test('requests a token once, ahead of time, and waits until it is usable', async () => {
  const options = createOptions();
  const tokens = createFormTokens(options);
  tokens.prefetch();
  tokens.prefetch();
  expect(await tokens.current()).toEqual({ ok: true, data: { formToken: 'abc', proofOfWork: '' } });
  expect(options.request).toHaveBeenCalledOnce();
  expect(options.wait.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(2000);
});

test('solves the puzzle that comes with a token', async () => {
  const puzzle = { challenge: 'c', difficulty: 14 };
  const options = createOptions({ ok: true, data: { ...token, proof_of_work: puzzle } });
  expect(await createFormTokens(options).current()).toEqual({
    ok: true,
    data: { formToken: 'abc', proofOfWork: '42' },
  });
  expect(options.solve).toHaveBeenCalledWith(puzzle);
});

test('requests another token after a failure or a discarded one', async () => {
  const options = createOptions({ ok: false, failed: { kind: 'unreachable' } });
  const tokens = createFormTokens(options);
  expect((await tokens.current()).ok).toBe(false);
  expect((await tokens.current()).ok).toBe(true);
  tokens.discard();
  await tokens.current();
  expect(options.request).toHaveBeenCalledTimes(3);
});

test('sends no token to a gateway that has none', async () => {
  const failure = { kind: 'refused', status: 404, code: 'route_not_found', message: '', errors: {} } as const;
  const unknown = { reason: undefined, requestId: undefined, retryAfterSeconds: undefined };
  const tokens = createFormTokens(createOptions({ ok: false, failed: { ...failure, ...unknown } }));
  expect(await tokens.current()).toEqual({ ok: true, data: { formToken: '', proofOfWork: '' } });
});
