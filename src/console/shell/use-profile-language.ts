import { useEffect, useRef } from 'preact/hooks';
import { changeLanguage } from './current-screen.tsx';

/** Shows the console in the language of the host's profile or, if the profile has none, in the browser's language. */
export function useProfileLanguage(tag: string | undefined): void {
  const appliedTag = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (appliedTag.current === tag) return;
    appliedTag.current = tag;
    // If the words cannot be loaded now, the page stays as it is, and the next screen loads them.
    changeLanguage(tag === undefined ? navigator.languages : [tag, ...navigator.languages]).catch(() => undefined);
  }, [tag]);
}
