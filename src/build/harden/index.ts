/**
 * Hardens the bundled code, the libraries' and our own, against pages that replace native functions of JavaScript.
 * `src/widget/natives.ts` holds the replacements. Parts of a library that the first screen never calls are left out.
 *
 * Design: libraries stay as they are published. Each change to one is a row that says what it looks for and how often
 * it must find it. It works on the syntax tree, and the build fails if it finds less, so that a new version of a
 * library never ships half hardened.
 */
export { harden } from './harden.ts';
export { createRewritePlugin, ownCode, type Rewrite, rewriteModule } from './rewrite.ts';
