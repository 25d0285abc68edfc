import { useEffect, useRef, useState } from 'preact/hooks';
import type { PreviewData } from './preview-of.ts';

/** The properties of the public element that the preview uses. */
type BookingElement = HTMLElement & { preview: PreviewData; locale: string };

const script = '/sched-booking.js';
/** How long to wait after an edit before the preview is updated. */
const pauseMillis = 250;

/** Loads the public element once, puts it into `place`, and sets its properties. */
export function useBookingElement(preview: PreviewData, language: string) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<BookingElement | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    loadScript(attempt).catch(() => setFailed(true));
  }, [attempt]);
  const json = JSON.stringify(preview);
  useEffect(() => {
    const current = element.current;
    if (current) {
      const timer = setTimeout(() => {
        current.preview = preview;
      }, pauseMillis);
      return () => clearTimeout(timer);
    }
    // The element adopts properties that are set before its script has loaded.
    const newElement = document.createElement('sched-booking') as BookingElement;
    Object.assign(newElement, { preview, locale: language });
    element.current = newElement;
    place.current?.append(newElement);
    return undefined;
  }, [json]);
  useEffect(() => {
    if (element.current) element.current.locale = language;
  }, [language]);
  return { place, isFailed, retry: () => setAttempt(attempt + 1) };
}

/** Browsers remember that a module at an address could not be loaded, so each attempt uses another address. */
function loadScript(attempt: number): Promise<unknown> {
  const address = attempt === 0 ? script : `${script}?attempt=${attempt}`;
  return import(/* @vite-ignore */ address);
}
