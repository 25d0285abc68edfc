import type { LanguageCode } from '../../language/index.ts';

/** The languages that have words, as `language/` lists them. */
const supported = {
  en: true,
  de: true,
  fr: true,
  es: true,
  it: true,
  pt: true,
  nl: true,
  pl: true,
  sv: true,
  ja: true,
  zh: true,
  ar: true,
  he: true,
} satisfies Record<LanguageCode, true>;

const fallbackTag = 'en-GB';

/**
 * Picks the language tag that the calendar picks, which is the first of `pickLanguage`. That function is in the chunk
 * of the app, which a page with a floating button must not load before someone wants the calendar.
 */
export function pickPopupLanguage(requestedTags: readonly (string | null)[], ofBrowser: readonly string[]): string {
  const own = ofBrowser.flatMap(canonical);
  const tags = [...requestedTags.flatMap(canonical), ...own];
  const match = tags.find((tag) => Object.hasOwn(supported, languageOf(tag))) ?? fallbackTag;
  const tag = match === languageOf(match) ? withRegion(match, own) : match;
  // The Chinese words use simplified characters.
  return new Intl.Locale(tag).maximize().script === 'Hant' ? 'zh-Hans' : tag;
}

/** Returns the nearest `lang` of the page around an element, across shadow trees. */
export function languageAround(element: Element): string | null {
  return (
    pathFrom(element)
      .find((node) => node.getAttribute('lang'))
      ?.getAttribute('lang') ?? null
  );
}

/** Observes the language of an element, and of the page at the two elements where the calendar follows it too. */
export function observeLanguage(element: Element, observer: MutationObserver): void {
  for (const node of pathFrom(element)) {
    const isWatched = node === element || /^(html|body)$/.test(node.localName);
    if (isWatched) observer.observe(node, { attributeFilter: ['lang'] });
  }
}

/** Lists an element and those around it up to the root of the page, across shadow trees. */
function pathFrom(element: Element): readonly Element[] {
  // The root would seem to have a host: `document.host` is a form or an image of the page with that name.
  if (element.localName === 'html') return [element];
  const around =
    element.assignedSlot ?? element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host;
  return around ? [element, ...pathFrom(around)] : [element];
}

function languageOf(tag: string): string {
  return new Intl.Locale(tag).language;
}

/** Adds the region of the browser to a bare language. */
function withRegion(language: string, ofBrowser: readonly string[]): string {
  const own = ofBrowser.find((tag) => languageOf(tag) === language && tag !== language);
  return own ?? (language === 'en' ? fallbackTag : language);
}

/** Returns a tag in its canonical form. Leaves out a malformed one. */
function canonical(tag: string | null): string[] {
  try {
    return tag ? Intl.getCanonicalLocales(tag) : [];
  } catch {
    return [];
  }
}
