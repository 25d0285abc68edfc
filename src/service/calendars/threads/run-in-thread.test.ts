import { expect, test } from 'vitest';
import { runInThread } from './run-in-thread.ts';

const listing = (status: string) => ({
  kind: 'listing' as const,
  bytes: new TextEncoder().encode(`<multistatus xmlns="DAV:">${status}</multistatus>`),
});

test('answers jobs that were sent at once each with its own result', async () => {
  const removed = '<response><href>/a.ics</href><status>HTTP/1.1 404 Not Found</status></response>';
  const [first, second] = await Promise.all([runInThread(listing('')), runInThread(listing(removed))]);
  expect(first).toMatchObject({ kind: 'read' });
  expect(second).toMatchObject({ kind: 'read' });
  expect(second).not.toEqual(first);
});

test('does the next job after one that ended the thread', async () => {
  const broken = { kind: 'file' } as never; // no file: the thread throws
  expect(await runInThread(broken)).toBeUndefined();
  expect(await runInThread(listing(''))).toMatchObject({ kind: 'read' });
});
