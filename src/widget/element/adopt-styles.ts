import frameCss from './frame.css?inline';

/** One for each document: a sheet of one cannot be adopted in another. */
const sheets = new WeakMap<Document, CSSStyleSheet>();
let css = frameCss;

/** Adopts the one style sheet in a shadow tree, with more in it where a part brings more; returns the tree. */
export function adoptStyles(shadow: ShadowRoot, more = ''): ShadowRoot {
  const document = shadow.ownerDocument;
  const window = document.defaultView;
  let sheet = sheets.get(document);
  if (!css.includes(more)) {
    css += more;
    sheet = undefined;
  }
  // A document without a window, as routers keep pages in, takes none.
  if (window) {
    if (!sheet) {
      // An element of the page may be called like the window of its document.
      sheet = new (window.CSSStyleSheet || CSSStyleSheet)();
      sheet.replaceSync(css);
      sheets.set(document, sheet);
    }
    shadow.adoptedStyleSheets = [sheet];
  }
  return shadow;
}
