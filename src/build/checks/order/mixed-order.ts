import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readUsualMillis } from './test-durations.ts';

/** How much time short files may take for each second of long ones. */
const shortPerLong = 1.5;
/** The share of the time for short files that come last, so that all processes end at about the same time. */
const shareOfLast = 0.1;

/**
 * Mixes long test files with short ones. Long files mostly wait, for a server or a timer: with the longest first, as
 * Vitest orders them, all processes would wait at once, and then all compute.
 */
export class MixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usualMillisOf = readUsualMillis();
    const millisOf = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ??
      usualMillisOf(relative(this.ctx.config.root, file.moduleId));
    const projects = [...Map.groupBy(await super.sort(files), ({ project }) => project)];
    // A separate process for each file takes long to start, so those files do not come last, when nothing else is left
    // to run.
    projects.sort(([one], [other]) => Number(other.config.isolate) - Number(one.config.isolate));
    return projects.flatMap(([, ofProject]) =>
      mix(
        // Vitest orders files by size if it has not run them yet.
        ofProject.toSorted((one, other) => millisOf(other) - millisOf(one)),
        millisOf,
      ),
    );
  }
}

/** Takes files from both ends of a descending list, and puts some of the shortest last. */
export function mix<File>(longestFirst: readonly File[], lengthOf: (file: File) => number): File[] {
  const rest = [...longestFirst];
  const last = takeLast(rest, lengthOf);
  const mixed: File[] = [];
  let [long, short] = [0, 0];
  while (rest.length > 0) {
    const isLong = long * shortPerLong <= short;
    const [file] = isLong ? rest.splice(0, 1) : rest.splice(-1);
    if (file === undefined) break;
    mixed.push(file);
    if (isLong) long += lengthOf(file);
    else short += lengthOf(file);
  }
  return [...mixed, ...last];
}

/** Removes the short files that come last from the end of a list. */
function takeLast<File>(rest: File[], lengthOf: (file: File) => number): File[] {
  let remaining = shareOfLast * rest.reduce((sum, file) => sum + lengthOf(file), 0);
  const last: File[] = [];
  for (let file = rest.at(-1); file !== undefined && lengthOf(file) < remaining; file = rest.at(-1)) {
    remaining -= lengthOf(file);
    last.unshift(file);
    rest.pop();
  }
  return last;
}
