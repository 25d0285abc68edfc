import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MagicString from 'magic-string';
import { type Plugin, parseSync, rolldownVersion, Visitor, type VisitorObject } from 'vite';

/** The functions to use in place of natives that pages replace. */
const natives = resolve('src/widget/natives.ts');

/** What a rewrite may do to a module. */
export type Edit = {
  readonly code: string;
  /** Replaces the code between two positions, or inserts some if they are equal. */
  readonly replace: (start: number, end: number, text: string) => void;
  /**
   * Imports a function of `src/widget/natives.ts` and returns its name. Not for the runtime of the bundler, which
   * becomes a chunk of its own if it imports anything.
   */
  readonly native: (name: 'arrayFrom' | 'bindTo') => string;
  /** Counts one place that was rewritten. */
  readonly count: () => void;
};

/** One change to code that we bundle: what it looks for, where it must find it, and how a module is edited. */
export type Rewrite = {
  /** What the error names after "looked for". */
  readonly lookedFor: string;
  /**
   * The least number of places for each library. With fewer, the build fails, because pages could break the library
   * again. 0 is for a library that has no such place yet.
   */
  readonly expected: Readonly<Record<string, number>>;
  /**
   * Text that every such place contains. A module without it is not parsed, because parsing takes longer than bundling.
   * @default no text in common
   */
  readonly mention?: string;
  readonly visitor: (edit: Edit) => VisitorObject;
};

/** The name of our own sources among the libraries. */
export const ownCode = 'our code';

type RewritingOptions = {
  readonly name: string;
  readonly rewrites: readonly Rewrite[];
  /** Whether to rewrite modules as TypeScript sources, before they are compiled. */
  readonly isSource?: boolean;
};

/**
 * Creates a plugin from rewrites. It counts the places that each one changed, and fails the build if there are fewer
 * than expected. A developer then has to read the changed library before it ships.
 */
export function createRewritePlugin({ name, rewrites, isSource = false }: RewritingOptions): Plugin {
  const counts = new Map<string, number>();
  return {
    name,
    apply: 'build',
    ...(isSource && { enforce: 'pre' }),
    buildStart: () => counts.clear(),
    transform(code, id) {
      const library = libraryOf(id);
      if (library === undefined) return undefined;
      const here = rewrites.filter(({ expected, mention = '' }) => library in expected && code.includes(mention));
      if (here.length === 0) return undefined;
      const rewritten = rewriteModule(here, code, isSource ? id.replace(/\?.*/, '') : 'module.js');
      for (const [rewrite, changes] of rewritten.changes) {
        const key = keyOf(rewrite, library);
        counts.set(key, (counts.get(key) ?? 0) + changes);
      }
      return rewritten.code;
    },
    buildEnd(error) {
      if (error) return;
      const missing = rewrites.flatMap((rewrite) => complaintsOf(rewrite, counts));
      if (missing.length > 0) this.error(`${missing.join('\n')}\nRead what it does now, then change the rewrite.`);
    },
  };
}

/** Rewrites one module. Returns its code and how many places each rewrite has changed. */
export function rewriteModule(rewrites: readonly Rewrite[], code: string, file = 'module.js') {
  const edited = new MagicString(code);
  const used = new Set<string>();
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`A module to rewrite cannot be parsed: ${errors[0].message}`);
  const changes = new Map<Rewrite, number>();
  for (const rewrite of rewrites) {
    const edit: Edit = {
      code,
      replace: (start, end, text) =>
        void (start === end ? edited.appendLeft(start, text) : edited.update(start, end, text)),
      native: (name) => {
        used.add(name);
        return name;
      },
      count: () => void changes.set(rewrite, (changes.get(rewrite) ?? 0) + 1),
    };
    new Visitor(rewrite.visitor(edit)).visit(program);
  }
  if (used.size > 0) edited.prepend(`import{${[...used]}}from${JSON.stringify(natives)};`);
  return { code: edited.toString(), changes };
}

/** Returns the library that a module belongs to, which may be our own code, or undefined. */
export function libraryOf(id: string): string | undefined {
  if (id === natives || /\.(?:css|html)\b/.test(id)) return undefined;
  if (id.includes('rolldown/runtime')) return 'rolldown';
  if (id.startsWith(resolve('src'))) return ownCode;
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

function keyOf({ lookedFor }: Rewrite, library: string | undefined): string {
  return `${library}: ${lookedFor}`;
}

function complaintsOf(rewrite: Rewrite, counts: ReadonlyMap<string, number>): string[] {
  return Object.entries(rewrite.expected).flatMap(([library, expected]) => {
    const count = counts.get(keyOf(rewrite, library)) ?? 0;
    if (count >= expected) return [];
    const where = `${library}${versionOf(library)}`;
    return [`In ${where} the build looked for ${rewrite.lookedFor}: found ${count}, expected at least ${expected}.`];
  });
}

function versionOf(library: string): string {
  if (library === ownCode) return '';
  if (library === 'rolldown') return ` ${rolldownVersion}`;
  const { version }: { version: string } = JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8'));
  return ` ${version}`;
}
