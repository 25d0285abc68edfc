import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { locale } from '../../../words/index.ts';
import { words } from './words/index.ts';

/** Loads the lines about what needs attention, and shows them. */
export function LateNotices() {
  const { language } = locale();
  const [notices, setNotices] = useState<{ readonly Content: ComponentType }>();
  useEffect(() => {
    const loading = Promise.all([import('./notices.tsx'), words.load(language)]);
    // Without them, the bookings are still there. The screens that they lead to say the same.
    loading.then(
      ([{ Notices: Content }]) => setNotices({ Content }),
      () => undefined,
    );
  }, [language]);
  return notices ? <notices.Content /> : null;
}
