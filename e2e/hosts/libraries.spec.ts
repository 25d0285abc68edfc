import { expect, hostJourney } from './host-journey.ts';
import type { HostPage } from './host-page.ts';
import { clocks, polluters } from './polluters.ts';

const script = (source: string) => `<script>${source}</script>`;

/** Pages whose scripts have changed the world before the widget's came. */
const hosts: readonly HostPage[] = [
  { name: 'Prototype.js', head: script(polluters.prototypeJs) },
  { name: 'MooTools', head: script(polluters.mooTools) },
  { name: 'zone.js', head: script(polluters.zoneJs) },
  { name: 'RequireJS', head: script(polluters.requireJs) },
  { name: 'additions to every object', head: script(polluters.objectPrototype) },
  { name: 'shims over what the browser has', head: script(polluters.shims) },
  { name: 'storage that throws', head: script(polluters.blockedStorage) },
  ...Object.entries(clocks).map(([name, source]) => ({ name: `a clock ${name}`, head: script(source) })),
];

for (const host of hosts) {
  hostJourney(`books on a page with ${host.name}`, async ({ visit }) => {
    const { book, changes } = await visit(host);
    await book();
    expect(await changes()).toEqual([]);
  });
}
