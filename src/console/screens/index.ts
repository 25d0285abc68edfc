/**
 * Every screen of the console: a folder each, with its own words.
 *
 * Design: a screen is a row with an address. It is loaded with its words when someone first opens it or points at a
 * link to it. Only this table knows all screens.
 */
import type { ScreenRow } from '../routing/index.ts';
import { availabilityScreens } from './availability/index.ts';
import { bookingScreen, newBookingScreen } from './booking/index.ts';
import { bookingsScreen } from './bookings/index.ts';
import { calendarsScreen } from './calendars/index.ts';
import { contactScreen } from './contact/index.ts';
import { contactsScreen } from './contacts/index.ts';
import { embedScreens } from './embed/index.ts';
import { eventTypeScreen } from './event-type/index.ts';
import { eventTypesScreen } from './event-types/index.ts';
import { insecureScreen } from './insecure/index.ts';
import { linkScreen } from './link/index.ts';
import { moreScreen } from './more/index.ts';
import { settingsScreens } from './settings/index.ts';
import { setupScreen } from './setup/index.ts';
import { signInScreen } from './sign-in/index.ts';
import { welcomeScreen } from './welcome/index.ts';
import { whyScreen } from './why/index.ts';

/** The screens for a person who is signed in. If a path matches two rows, the first one is shown. */
export const screens: readonly ScreenRow[] = [
  bookingsScreen,
  newBookingScreen,
  bookingScreen,
  calendarsScreen,
  contactsScreen,
  contactScreen,
  eventTypesScreen,
  eventTypeScreen,
  whyScreen,
  ...availabilityScreens,
  ...embedScreens,
  moreScreen,
  ...settingsScreens,
  welcomeScreen,
];

/** The screens for a person who is not signed in. */
export const outsideScreens: readonly ScreenRow[] = [signInScreen, setupScreen, linkScreen, insecureScreen];
