import type { Plugin } from 'vite';
import { createRewritePlugin, ownCode, type Rewrite } from './rewrite.ts';

/** Matches the start of the name of a private custom property in a text. */
const inText = /(?<=^|[({;,\s])--(?!sched-)(?=[a-z])/g;
/** Matches the same in a template whose expression continues the name. */
const beforeExpression = /(?<=^|[({;,\s])--(?!sched-)(?=[a-z]|$)/g;

/**
 * Adds a third dash to the widget's private custom properties. A name that a page registers with `@property` is
 * registered in every shadow tree too, so our values could be invalid for its syntax, or not be inherited.
 */
export function ownCustomProperties(): Plugin[] {
  return [inStyles(), createRewritePlugin({ name: 'own-custom-properties', rewrites: [inStrings], isSource: true })];
}

function inStyles(): Plugin {
  let count = 0;
  const DashedIdent = (name: string) => {
    if (name.startsWith('--sched-')) return name;
    count += 1;
    return `-${name}`;
  };
  return {
    name: 'own-custom-properties-in-styles',
    apply: 'build',
    config: () => ({ css: { transformer: 'lightningcss', lightningcss: { visitor: { DashedIdent } } } }),
    buildStart() {
      count = 0;
    },
    buildEnd(error) {
      if (!error && count === 0) this.error('The build looked for custom properties in style sheets: found none.');
    },
  };
}

const inStrings: Rewrite = {
  lookedFor: 'custom properties in strings',
  expected: { [ownCode]: 1 },
  mention: '--',
  visitor: ({ code, replace, count }) => {
    const rename = (text: string, start: number, pattern: RegExp) => {
      for (const { index } of text.matchAll(pattern)) {
        replace(start + index, start + index, '-');
        count();
      }
    };
    return {
      Literal({ value, start, end }) {
        if (typeof value === 'string') rename(code.slice(start + 1, end - 1), start + 1, inText);
      },
      // The range of a string includes its quotes in the syntax tree of TypeScript, but not in JavaScript's.
      TemplateElement: ({ value: { raw }, tail, start }) =>
        rename(raw, code.indexOf(raw, start), tail ? inText : beforeExpression),
    };
  },
};
