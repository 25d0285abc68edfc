import { useEffect } from 'preact/hooks';
import type { Booking } from '../../model/index.ts';

/**
 * Announces politely what has happened, for as long as it lasts; after that, unless something else was announced, which
 * times there are. The region exists before its text, because some browsers would not read it otherwise.
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
