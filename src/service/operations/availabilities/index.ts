/**
 * Weekly schedules of open hours, with their exceptions for single dates.
 *
 * The decision behind it: a schedule that event types use cannot be deleted, and every user has one that is the default,
 * so an event type never lacks its hours.
 */
export {
  createAvailability,
  deleteAvailability,
  getAvailability,
  listAvailabilities,
  updateAvailability,
} from './availability.ts';
