import { useEffect, useRef } from 'preact/hooks';
import { speak } from './current-screen.tsx';

/** Makes the console speak the language of the host's profile; that of the browser where the profile names none. */
export function useProfileLanguage(tag: string | undefined): void {
  const spoken = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (spoken.current === tag) return;
    spoken.current = tag;
    // Words that cannot be fetched now are fetched with the next screen; the page stays as it is.
    speak(tag === undefined ? navigator.languages : [tag, ...navigator.languages]).catch(() => undefined);
  }, [tag]);
}
