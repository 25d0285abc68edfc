import frameCss from './frame.css?inline';

let css = frameCss;
/** The sheet of all styles there are, and the document that it is of: it cannot be adopted in another. */
let sheet: CSSStyleSheet;
let documentOfSheet: Document | undefined;

/** Adopts the one style sheet in a shadow tree, with more in it where a part brings more; returns the tree. */
export function adoptStyles(shadow: ShadowRoot, more = ''): ShadowRoot {
  const document = shadow.ownerDocument;
  const window = document.defaultView;
  if (!css.includes(more)) {
    css += more;
    documentOfSheet = undefined;
  }
  // A document without a window, as routers keep pages in, takes none.
  if (window) {
    if (documentOfSheet !== document) {
      // An element of the page may be called like the window of its document.
      sheet = new (window.CSSStyleSheet || CSSStyleSheet)();
      sheet.replaceSync(css);
      documentOfSheet = document;
    }
    shadow.adoptedStyleSheets = [sheet];
  }
  return shadow;
}
