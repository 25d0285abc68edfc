import { useEffect, useRef } from 'preact/hooks';
import { speak } from './current-screen.tsx';

/** Shows the console in the language of the host's profile or, if the profile has none, in that of the browser. */
export function useProfileLanguage(tag: string | undefined): void {
  const spoken = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (spoken.current === tag) return;
    spoken.current = tag;
    // If the words cannot be loaded now, the page stays as it is, and the next screen loads them.
    speak(tag === undefined ? navigator.languages : [tag, ...navigator.languages]).catch(() => undefined);
  }, [tag]);
}
