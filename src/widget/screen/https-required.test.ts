import { waitFor } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { createFakeGateway, nameAndEmail, openWidget, problem } from '../testing/index.ts';

test('says in the console why a page on a plain HTTP address cannot book', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refusal = problem(403, 'https_required', { message: 'Only over HTTPS.' });
  const gateway = createFakeGateway(nameAndEmail);
  const widget = openWidget({ ...gateway, fetch: async () => Response.json(refusal.body, { status: refusal.status }) });
  await waitFor(() => expect(warn).toHaveBeenCalledWith('<sched-booking>: Only over HTTPS.'));
  expect(widget.dispatchedNames()).toContain('sched:error');
});
