/**
 * Fixtures for tests of signing in: a console, browsers that keep cookies, a software authenticator, and the mail that
 * it sends.
 */
export { createAuthenticator, type TestAuthenticator } from './authenticator.testing.ts';
export { openConsole, origin, strongPassword, type TestBrowser, type TestConsole } from './console.testing.ts';
export { createTestLimits } from './limits.testing.ts';
export { mailedSecret, mailsOf, sendingMail } from './mails.testing.ts';
