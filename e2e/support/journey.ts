import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { test as base, expect, type Frame, type Page } from 'playwright/test';
import { Invitee } from './invitee.ts';
import { apiKey, makeDataDir, removeDataDir, startTestServer, type TestServer } from './test-server.ts';

/**
 * A Friday afternoon in Berlin: the day has times left, the month has two weeks left, and the clocks have gone back.
 */
export const now = '2026-11-20T13:32:00Z';

type Fixtures = { invitee: Invitee };
type WorkerFixtures = { server: TestServer };

/** A journey: the whole product runs, and an invitee has opened the page with the widget. */
export const journey = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright wants the first argument to be a pattern.
    // biome-ignore lint/correctness/noEmptyPattern: nothing is needed from other fixtures
    async ({}, use) => {
      const dataDir = await makeDataDir();
      const server = await startTestServer({ dataDir, now });
      await use(server);
      await server.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker' },
  ],
  invitee: async ({ page, server }, use) => {
    const invitee = new Invitee(page);
    await page.goto(server.address);
    await use(invitee);
    expect(invitee.console).toEqual([]);
  },
});

/** Requests a path of the API with the key of the account. */
export async function request(server: TestServer, path: string): Promise<{ status: number; data: unknown }> {
  const answer = await fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${apiKey}` } });
  const body = await answer.json();
  return { status: answer.status, data: body.data };
}

/** Returns the offered starts of a day of event type 42, in Berlin. */
export async function offeredOn(server: TestServer, date: string): Promise<string[]> {
  const { data } = await request(server, `/v1/event-types/42/slots?start=${date}&end=${date}&timezone=Europe/Berlin`);
  const { slots } = data as { slots: Record<string, { start: string }[]> }; // as the API says
  return (slots[date] ?? []).map(({ start }) => start);
}

/**
 * Returns the violations that axe finds in the widget once nothing in it moves, because a fading text has no fixed
 * contrast.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  return faultsWithin(page, 'sched-booking');
}

/** Returns the violations that axe finds in a whole page of ours, or in what the widget adds to one. */
export async function pageFaults(page: Page): Promise<string[]> {
  return faultsWithin(page, 'html');
}

/**
 * Returns the texts of a whole page of ours, or of an element in it, whose contrast axe finds too low in the page's
 * colors.
 */
export async function contrastFaults(page: Page, place = 'html'): Promise<string[]> {
  return faultsWithin(page, place, ['color-contrast']);
}

async function faultsWithin(page: Page, place: string, rules: readonly string[] = []): Promise<string[]> {
  // Colors in a transition have no fixed contrast, and times that arrive later start another one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const invitee = new Invitee(page);
  if ((await invitee.widget.count()) > 0) await invitee.settle();
  await Promise.all(page.frames().map(loadAxe));
  const options: axe.RunOptions = {
    // Without these two, axe looks for a selector of every element without faults.
    resultTypes: ['violations'],
    selectors: false,
    ...(rules.length > 0 && { runOnly: [...rules] }),
  };
  const { violations } = await page.evaluate(analyze, { place, options });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Loads axe into a frame, once for all analyses of its document, because sending and compiling it takes longer than an
 * analysis.
 */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

type Analysis = { readonly place: string; readonly options: axe.RunOptions };

/** Runs in the page. */
async function analyze({ place, options }: Analysis): Promise<axe.AxeResults> {
  // axe is a property of the window once its source has run.
  const loaded = window as unknown as { readonly axe: typeof axe };
  return loaded.axe.run({ include: [place] }, options);
}

export { expect };
