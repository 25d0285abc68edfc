/**
 * The frame of every screen: sign-in, navigation, and notices about the connection.
 *
 * The decision behind it: a screen is a row of one table. It is loaded with its words when somebody opens it or points
 * at its link, so the first screen never waits for the others.
 */
export { startConsole } from './start-console.tsx';
