/**
 * The questions of a booking form.
 *
 * Design: they are part of the draft of the page. So a question that was added, moved or removed is saved or discarded
 * with everything else, and the preview shows it before it is saved.
 */
export { Questions } from './questions.tsx';
export { questionsText } from './questions-text.ts';
