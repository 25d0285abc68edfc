import frameCss from './frame.css?inline';

let css = frameCss;
/** The one style sheet, and its document: no other document can adopt it. */
let sheet: CSSStyleSheet;
let documentOfSheet: Document | undefined;

/** Adopts the one style sheet in a shadow tree. A part may add styles to it. Returns the tree. */
export function adoptStyles(shadow: ShadowRoot, more = ''): ShadowRoot {
  const document = shadow.ownerDocument;
  const window = document.defaultView;
  if (!css.includes(more)) {
    css += more;
    documentOfSheet = undefined;
  }
  // A document without a window, in which some routers keep pages, cannot adopt any.
  if (window) {
    if (documentOfSheet !== document) {
      // An element of the page may have the name of the window property.
      sheet = new (window.CSSStyleSheet || CSSStyleSheet)();
      sheet.replaceSync(css);
      documentOfSheet = document;
    }
    shadow.adoptedStyleSheets = [sheet];
  }
  return shadow;
}
