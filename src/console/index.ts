/**
 * The host's own screens: bookings, hours, event types and settings.
 *
 * Design: the console has no data and no rules of its own. Each screen reads and changes the account through `/v1`, as
 * a program with a key does, so the two can never disagree. The preview beside an editor is the public element itself,
 * loaded in the same way as on any page.
 */
import { startConsole } from './shell/index.ts';

await startConsole();
