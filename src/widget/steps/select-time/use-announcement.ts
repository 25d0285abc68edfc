import { useEffect } from 'preact/hooks';
import type { Booking } from '../../model/index.ts';

/**
 * Politely announces what has happened for as long as it lasts, and then the available times, unless something else was
 * announced. The region exists before its text, because some browsers would not read it otherwise.
 */
export function useAnnouncement(booking: Booking, words: string): void {
  useEffect(() => {
    if (!words) return undefined;
    booking.announce(words);
    return () => {
      if (booking.announcement.peek() === words) booking.announceTimes();
    };
  }, [words]);
}
