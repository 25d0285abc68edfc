import { expect, test } from 'vitest';
import { withTimeout } from './timeout.ts';

test('does not begin a request whose parent was aborted before', async () => {
  let requests = 0;
  const request = withTimeout(AbortSignal.abort(), async () => {
    requests += 1;
  });
  await expect(request).rejects.toThrow('abort');
  expect(requests).toBe(0);
});
