import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveLargeCalendar, serveWidget } from '../../support/index.ts';
import { buildPage, readPage } from './build-page.ts';
import { findDayOfNylas, respondAsNylas } from './nylas.ts';
import { installPeers, writePeerPages } from './peers.ts';

/** A page with a calendar, and the selector of its first day with times. */
export type ComparedPage = {
  readonly name: string;
  readonly address: string;
  /** Selectors of elements, each in the shadow root of the one before; the last one is a day that can be tapped. */
  readonly firstDay: readonly string[];
  stop(): void;
};

/**
 * Builds and serves the pages, with times from the given instant on. Leaves out the peers if npm cannot install them.
 * `close` stops the servers and removes the builds.
 */
export async function openPages(now: Date): Promise<{ pages: ComparedPage[]; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sched-booking-compared-'));
  const bare = await buildPage(join(import.meta.dirname, 'bare-page'), join(folder, 'bare'));
  const pages = [
    {
      name: 'bare packages',
      firstDay: ['.day.open'],
      ...(await serveLargeCalendar(bare, await readPage(bare), { now })),
    },
    { name: 'sched-booking', firstDay: ['sched-booking', '.day.open'], ...(await serveWidget(now)) },
    ...(await openPeers(folder, now)),
  ];
  return {
    pages,
    async close() {
      for (const page of pages) page.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function openPeers(folder: string, now: Date): Promise<ComparedPage[]> {
  const versions = await installPeers(folder);
  if (!versions) return [];
  await writePeerPages(folder);
  const nylas = await buildPage(join(folder, 'nylas'), join(folder, 'built-nylas'));
  const cally = await buildPage(join(folder, 'cally'), join(folder, 'built-cally'));
  return [
    {
      name: `Nylas ${versions.nylas}`,
      firstDay: findDayOfNylas,
      ...(await serveLargeCalendar(nylas, await readPage(nylas), { respond: respondAsNylas, now })),
    },
    {
      name: `cally ${versions.cally}, a calendar without times`,
      firstDay: ['calendar-month', 'button:not([aria-disabled])'],
      ...(await serveLargeCalendar(cally, await readPage(cally), { now })),
    },
  ];
}
