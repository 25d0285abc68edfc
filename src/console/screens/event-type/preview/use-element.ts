import { useEffect, useRef, useState } from 'preact/hooks';
import type { PreviewData } from './preview-of.ts';

/** The public element, as far as it is used here. */
type BookingElement = HTMLElement & { preview: PreviewData; locale: string };

const script = '/sched-booking.js';
/** How long a person may go on typing before the preview follows. */
const pauseMillis = 250;

/** Loads the public element once, keeps it in `place`, and passes its properties on. */
export function useElement(preview: PreviewData, language: string) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<BookingElement | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    loadScript(attempt).catch(() => setFailed(true));
  }, [attempt]);
  const written = JSON.stringify(preview);
  useEffect(() => {
    const known = element.current;
    if (known) {
      const timer = setTimeout(() => {
        known.preview = preview;
      }, pauseMillis);
      return () => clearTimeout(timer);
    }
    // Properties that are set before the script has loaded are taken over by the element.
    const created = document.createElement('sched-booking') as BookingElement;
    Object.assign(created, { preview, locale: language });
    element.current = created;
    place.current?.append(created);
    return undefined;
  }, [written]);
  useEffect(() => {
    if (element.current) element.current.locale = language;
  }, [language]);
  return { place, isFailed, retry: () => setAttempt(attempt + 1) };
}

/** A script that failed to load is remembered by its address, so another attempt has another one. */
function loadScript(attempt: number): Promise<unknown> {
  const address = attempt === 0 ? script : `${script}?attempt=${attempt}`;
  return import(/* @vite-ignore */ address);
}
