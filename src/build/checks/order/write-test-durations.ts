import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cwd } from 'node:process';
import * as v from 'valibot';
import { durationsFile, readSeconds, shortestMillis } from './test-durations.ts';

const Report = v.object({
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
});

// Records how long the files of the last `npm run unit` took. Files that it did not run keep what is recorded.
const { testResults } = v.parse(Report, JSON.parse(readFileSync('e2e/.results/unit.json', 'utf8')));
const millis = new Map(Object.entries(readSeconds()).map(([path, seconds]) => [path, seconds * 1000]));
for (const { name, startTime, endTime } of testResults) millis.set(relative(cwd(), name), endTime - startTime);

const durations = [...millis]
  .filter(([path, duration]) => duration >= shortestMillis && existsSync(path))
  .map(([path, duration]) => [path, Math.round(duration / 1000)] as const)
  .sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(durationsFile, `${JSON.stringify(Object.fromEntries(durations), null, 2)}\n`);
