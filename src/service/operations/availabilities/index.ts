/**
 * Weekly schedules of open hours, with their exceptions for single dates.
 *
 * Design: a schedule that event types use cannot be deleted, and every user has a default one, so an event type always
 * has hours.
 */
export {
  createAvailability,
  deleteAvailability,
  getAvailability,
  listAvailabilities,
  listAvailabilityEventTypes,
  updateAvailability,
} from './availability.ts';
