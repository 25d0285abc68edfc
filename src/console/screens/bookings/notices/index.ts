/**
 * The lines above the bookings about what needs attention.
 *
 * Design: most hosts see none of them, so they and their words are loaded after the bookings.
 */
export { LateNotices } from './late-notices.tsx';
