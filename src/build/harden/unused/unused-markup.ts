import type { ESTree } from 'vite';
import type { Rewrite } from '../rewrite.ts';

/** Elements and a namespace that nothing here draws. */
const unusedNames: ReadonlySet<unknown> = new Set([
  'foreignObject',
  'http://www.w3.org/1998/Math/MathML',
  'math',
  'progress',
  'template',
]);

/** Patterns of properties that React names differently from SVG. Our code uses the SVG names. */
const unusedPatterns: ReadonlySet<string> = new Set(['sName$', 'xlink(H|:h)']);

/** The beginning of a comment that marks a part of the page rendered by a server. */
const unusedMarks: ReadonlySet<unknown> = new Set(['$s', '/$s']);

/** Removes from Preact the code for markup that is not used here: MathML, templates, and parts rendered by a server. */
export const unusedMarkup: Rewrite = {
  lookedFor: 'markup that nothing here draws (`math`, `template`, `$s`)',
  expected: { preact: 26 },
  visitor: ({ replace, count }) => ({
    BinaryExpression({ operator, left, right, start, end }) {
      if (isEquality(operator) && [left, right].some(isUnused)) {
        replace(start, end, operator.startsWith('!') ? 'true' : 'false');
        count();
      } else if (operator === '&' && isUnusedFlag(left) && isFlags(right)) {
        replace(start, end, '0');
        count();
      }
    },
    CallExpression({ callee, arguments: [first], start, end }) {
      if (callee.type !== 'MemberExpression' || first?.type !== 'Literal') return;
      if (unusedMarks.has(first.value)) replace(start, end, 'false');
      else if ('regex' in first && unusedPatterns.has(first.regex.pattern)) replace(callee.object.end, end, '');
      else return;
      count();
    },
  }),
};

/** Returns whether a number is the flag of a node rendered by a server, or of a node that waits for its code. */
function isUnusedFlag(side: ESTree.Node): boolean {
  return side.type === 'Literal' && (side.value === 32 || side.value === 128);
}

function isFlags(side: ESTree.Node): boolean {
  return side.type === 'MemberExpression' && side.property.type === 'Identifier' && side.property.name === '__u';
}

function isEquality(operator: string): boolean {
  return /^[!=]==?$/.test(operator);
}

/** Returns whether a side of a comparison is an unused name or the type of a comment node, which is not used either. */
function isUnused(side: ESTree.Node): boolean {
  return side.type === 'Literal' && (unusedNames.has(side.value) || side.value === 8);
}
