/**
 * What tests of signing in run on: a console with browsers that keep cookies, an authenticator made of software,
 * and the mail that it sends.
 */
export { createAuthenticator, type TestAuthenticator } from './authenticator.testing.ts';
export { openConsole, origin, strongPassword, type TestBrowser, type TestConsole } from './console.testing.ts';
export { createTestLimits } from './limits.testing.ts';
export { mailedSecret, mailsOf, sendingMail } from './mails.testing.ts';
