import { useEffect } from 'preact/hooks';
import type { Booking } from '../../model/index.ts';

/**
 * Tells politely what has come about, for as long as it lasts; then, where nothing else was told meanwhile, which times
 * there are. A region that came together with its words would not be heard in every browser.
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
