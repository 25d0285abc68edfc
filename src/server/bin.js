#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';

// A checkout runs its sources; an installed package has their build, since Node does not strip types there.
const [sources, built] = ['./sched.ts', '../../.build/package/server/sched.js'].map(
  (path) => new URL(path, import.meta.url),
);
const hasSources = existsSync(sources);
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

// npm only warns about an older Node. A server would start there and take bookings, but fail to send any email.
const needed = hasSources ? '24' : engines.node.replace('>=', '');
if (isOlder(process.versions.node, needed)) {
  process.stderr.write(`sched needs Node ${needed} or newer, and runs on Node ${process.versions.node}.\n`);
  process.exit(1);
}
await import((hasSources ? sources : built).href);

function isOlder(version, least) {
  const [major, minor] = version.split('.').map(Number);
  const [minMajor, minMinor = 0] = least.split('.').map(Number);
  return major < minMajor || (major === minMajor && minor < minMinor);
}
