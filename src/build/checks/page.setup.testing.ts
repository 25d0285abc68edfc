import { configure, prettyDOM } from '@testing-library/preact';

// On a busy machine a page takes longer than the default wait of one second. This timeout only ends tests that hang.
configure({ asyncUtilTimeout: 60_000, getElementError: describeMissing });

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
