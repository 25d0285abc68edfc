// Runs in pages during development: applies changed styles and words to open widgets, which keep their state.

const replaceSync = CSSStyleSheet.prototype.replaceSync;
/** The text of each constructed style sheet, as the widget wrote it. */
const sheets = new Map();
/** By file: the text that the widget has, and the text that currently replaces it. */
const styles = new Map();

CSSStyleSheet.prototype.replaceSync = function replaceWithChanges(text) {
  sheets.set(this, text);
  return replaceSync.call(this, withChanges(text));
};

function withChanges(text) {
  let changed = text;
  for (const { first, current } of styles.values()) if (first) changed = changed.replace(first, () => current);
  return changed;
}

/** Registers the text of a style file, at its first load and after each change. */
export function registerStyles(file, text) {
  const known = styles.get(file);
  if (!known) {
    styles.set(file, { first: text, current: text });
    return;
  }
  known.current = text;
  for (const [sheet, written] of sheets) replaceSync.call(sheet, withChanges(written));
}

/** By file: the object that the widget has, and the words that are currently in it. */
const catalogs = new Map();

/** Registers the words of a file. Returns the object for the widget, which is the same after every change. */
export function registerWords(file, words) {
  const known = catalogs.get(file);
  if (!known) {
    const entry = { words, served: typeof words === 'function' ? (...parts) => entry.words(...parts) : { ...words } };
    catalogs.set(file, entry);
    return entry.served;
  }
  known.words = words;
  if (typeof words === 'object') Object.assign(known.served, words);
  // The new words are complete only when this module is.
  queueMicrotask(sayAgain);
  return known.served;
}

/** Makes every widget read its words again. */
function sayAgain() {
  for (const element of document.querySelectorAll('sched-booking')) {
    // A page's own words are merged with ours whenever they are set.
    element.messages = { ...element.messages };
    const locale = element.getAttribute('locale');
    element.setAttribute('locale', 'en');
    if (locale === null) element.removeAttribute('locale');
    else element.setAttribute('locale', locale);
  }
}
