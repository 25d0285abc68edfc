/**
 * The frame of every screen: sign-in, navigation, and notices about the connection.
 *
 * Design: a screen is a row of one table. It is loaded with its words when someone opens it or points at its link, so
 * the first screen never waits for the others.
 */
export { startConsole } from './start-console.tsx';
