import type { Rewrite } from '../rewrite.ts';

/** A pattern with a bracket that looks to the bundler as if it might fail; so it is kept, though nothing uses it. */
const name = 'RFC_EMAIL_REGEX';

/** Says of a pattern that making it has no effect, so that it is left out where nothing uses it. */
export const unusedPattern: Rewrite = {
  lookedFor: `the pattern \`${name}\``,
  expected: { valibot: 1 },
  visitor: ({ replace, count }) => ({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== name || init?.type !== 'Literal' || !('regex' in init)) return;
      replace(init.start, init.end, `/* @__PURE__ */ new RegExp(${JSON.stringify(init.regex.pattern)})`);
      count();
    },
  }),
};
