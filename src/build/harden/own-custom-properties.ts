import type { Plugin } from 'vite';
import { ownCode, type Rewrite, rewriting } from './rewrite.ts';

/** Where in a text the name of a custom property begins that no page sets. */
const inText = /(?<=^|[({;,\s])--(?!sched-)(?=[a-z])/g;
/** The same where the rest of the name is computed. */
const beforeExpression = /(?<=^|[({;,\s])--(?!sched-)(?=[a-z]|$)/g;

/**
 * Gives the custom properties that are the widget's own a third dash. A name that a page registers with `@property` is
 * registered in every shadow tree: what we say under it may then be no value of its syntax, or not be inherited.
 */
export function ownCustomProperties(): Plugin[] {
  return [inStyles(), rewriting({ name: 'own-custom-properties', rewrites: [inStrings], isSource: true })];
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
      // The tree of TypeScript counts the quotes in, that of JavaScript does not.
      TemplateElement: ({ value: { raw }, tail, start }) =>
        rename(raw, code.indexOf(raw, start), tail ? inText : beforeExpression),
    };
  },
};
