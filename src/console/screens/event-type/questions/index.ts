/**
 * The questions of a booking form.
 *
 * The decision behind it: they are part of the page's one draft, so a question that was added, moved or removed is
 * saved and discarded together with everything else, and the preview shows it before it is saved.
 */
export { Questions } from './questions.tsx';
export { questionsText } from './questions-text.ts';
