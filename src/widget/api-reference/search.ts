/** An operation, an object or an error of the reference, and its text. */
type Entry = { readonly element: HTMLElement; readonly title: string; readonly text: string };

/**
 * Adds a search field to the contents. Only entries that contain every word stay visible. `/` focuses the field, Enter
 * goes to the best result, Escape clears it.
 */
export function addSearch(navigation: HTMLElement, main: HTMLElement): void {
  const field = createField();
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  navigation.querySelector('ul')?.before(field, status);
  const entries = Array.from(main.querySelectorAll<HTMLElement>('article[id], tr[id]'), readEntry);

  field.addEventListener('input', update);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') location.hash = bestOf(entries, wordsOf(field.value))?.element.id ?? '';
    if (event.key === 'Escape') {
      field.value = '';
      update();
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || (event.target as Element).matches('input, textarea')) return; // key targets are elements
    event.preventDefault();
    field.focus();
  });

  function update(): void {
    const words = wordsOf(field.value);
    const matches = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    const ids = new Set(matches.map(({ element }) => element.id));
    for (const { element } of entries) element.hidden = !ids.has(element.id);
    for (const section of main.querySelectorAll('section'))
      section.hidden = !section.querySelector('[id]:not([hidden])');
    for (const item of navigation.querySelectorAll<HTMLElement>('li')) {
      item.hidden = !Array.from(item.querySelectorAll('a')).some(({ hash }) => isShown(hash.slice(1)));
    }
    status.textContent = words.length === 0 ? '' : describe(matches.length);
  }

  function isShown(id: string): boolean {
    return !document.getElementById(id)?.closest('[hidden]');
  }
}

function createField(): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'search';
  field.placeholder = 'Search (press /)';
  field.setAttribute('aria-label', 'Search the reference');
  return field;
}

function readEntry(element: HTMLElement): Entry {
  const title = element.querySelector('h3, th')?.textContent ?? '';
  const path = element.querySelector('h3 + p')?.textContent ?? '';
  return { element, title: `${title} ${path}`.toLowerCase(), text: (element.textContent ?? '').toLowerCase() };
}

/** Prefers an entry whose title or path contains all the words. */
function bestOf(entries: readonly Entry[], words: readonly string[]): Entry | undefined {
  if (words.length === 0) return undefined;
  const holds = (text: string) => words.every((word) => text.includes(word));
  return entries.find(({ title }) => holds(title)) ?? entries.find(({ text }) => holds(text));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

function describe(count: number): string {
  if (count === 0) return 'No results. Try a path, a field or an error code.';
  return count === 1 ? '1 result' : `${count} results`;
}
