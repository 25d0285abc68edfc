import { configure, prettyDOM } from '@testing-library/preact';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';

// On a busy machine a page takes longer than the default wait of one second. This timeout only ends tests that hang.
configure({ asyncUtilTimeout: 60_000, getElementError: describeMissing });

// To tell whether an element is hidden, happy-dom copies the styles of every ancestor. Its `structuredClone` took a tenth
// of the time of all tests of pages.
CSSPropertyManager.prototype.clone = copyStyles;

// Files share a page. A test may find what an earlier file has left in it, depending on their order.
document.body.replaceChildren();

/**
 * Returns the error of a query that found nothing, with a print of what it searched. The print is made when the message
 * is read: a test that waits for an element tries again after most of these errors, and their prints took a twentieth
 * of the time of all tests of pages.
 */
function describeMissing(message: string | null, container: Element): Error {
  let text: string | undefined;
  const error = new Error();
  Error.captureStackTrace(error, describeMissing);
  error.name = 'TestingLibraryElementError'; // the library shortens the stack of errors by this name
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (replacement: string) => {
      text = replacement;
    },
  });
}

/** Returns a copy of an element's styles. happy-dom changes the object of each property in place. */
function copyStyles(this: CSSPropertyManager): CSSPropertyManager {
  const copy = new CSSPropertyManager();
  for (const [name, property] of Object.entries(this.properties)) copy.properties[name] = { ...property };
  Reflect.set(copy, 'definedPropertyNames', { ...Reflect.get(this, 'definedPropertyNames') });
  return copy;
}
