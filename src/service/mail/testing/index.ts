/**
 * A mail server, a service that sends to it, and emails to read, for tests.
 *
 * Design: tests read what a real SMTP server received, so no test depends on how mail is assembled.
 */
export { type Behavior, openMailServer, type ReceivedMail, textOf } from './mail-server.testing.ts';
export { location, manageLink, openMailService, ten, withGuests } from './mail-service.testing.ts';
export { at, kinds, linesOfPage, question, readableLines, recipients, sampleEmail } from './sample-email.testing.ts';
export { openScriptedServer, type Stage } from './scripted-mail-server.testing.ts';
