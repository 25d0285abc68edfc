/**
 * A client generated from the document, and the story of an account that uses it.
 *
 * The decision behind it: a generator that is not ours reads the document as a stranger's would, and what it generates
 * is committed, so that a change of the interface shows as a change of its types. `npm run client` writes them again.
 */
export { runAccountStory } from './account-story.testing.ts';
export { fingerprintOf } from './fingerprint.testing.ts';
