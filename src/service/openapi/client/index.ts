/**
 * A client generated from the OpenAPI document, and the story of an account that uses it.
 *
 * The decision behind it: an independent generator reads the document as a stranger's would. Its output is committed,
 * so that a change of the interface shows as a change of its types. `npm run client` generates it again.
 */
export { runAccountStory } from './account-story.testing.ts';
export { fingerprintOf } from './fingerprint.testing.ts';
