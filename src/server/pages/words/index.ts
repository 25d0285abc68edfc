/**
 * The words of our own pages, in each language of the widget.
 *
 * Design: there are only a dozen sentences, so one file holds several languages, and nothing is loaded on demand.
 */
export { pageWords } from './page-words.ts';
