/**
 * A client generated from the OpenAPI document, and a test that uses it through the life of an account.
 *
 * Design: an independent generator reads the document like a stranger. Its output is committed, so that a change of the
 * API shows as a change of its types. `npm run client` generates it again.
 */
export { runAccountStory } from './account-story.testing.ts';
export { fingerprintOf } from './fingerprint.testing.ts';
