#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A checkout runs its sources; an installed package has what was built of them, since Node reads no types there.
const [sources, built] = ['./sched.ts', '../../.build/package/server/sched.js'].map(
  (path) => new URL(path, import.meta.url),
);
await import(existsSync(sources) ? sources.href : built.href);
