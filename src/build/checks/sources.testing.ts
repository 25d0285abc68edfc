import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

/** The syntax tree of one of our TypeScript files. */
export type ParsedFile = {
  readonly text: string;
  readonly program: ESTree.Program;
  readonly comments: ReturnType<typeof parseSync>['comments'];
  /** Returns the line number of a position, from 1. */
  readonly lineOf: (position: number) => number;
  readonly visit: (visitor: VisitorObject) => void;
};

const testFile = /\.(test|testing|bench|spec)\.tsx?$/;

/** Lists the files that match a pattern, either tests or other sources, without declarations. */
export function listFiles(pattern: string, { areTests }: { readonly areTests: boolean }): string[] {
  const files = globSync(pattern).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => testFile.test(file) === areTests && !file.endsWith('.d.ts')).sort();
}

/** Parses a file. */
export function parseFile(file: string): ParsedFile {
  return parseText(file, readFileSync(file, 'utf8'));
}

/** Parses a text under the name of a file. Throws if it is not TypeScript. */
export function parseText(file: string, text: string): ParsedFile {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  return {
    text,
    program,
    comments,
    lineOf: (position) => text.slice(0, position).split('\n').length,
    visit: (visitor) => new Visitor(visitor).visit(program),
  };
}
