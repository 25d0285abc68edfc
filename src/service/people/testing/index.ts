/** What tests of signing in run on: a console with browsers that keep cookies, and an authenticator made of software. */
export { createAuthenticator, type TestAuthenticator } from './authenticator.testing.ts';
export { openConsole, origin, strongPassword, type TestBrowser, type TestConsole } from './console.testing.ts';
export { createTestLimits } from './limits.testing.ts';
