/**
 * The script of the API reference at `/docs`: it searches the page and sends requests from it.
 *
 * Design: the page is complete without a script, because the service renders it from the OpenAPI document. Search
 * filters the page, and requests are built from that same document. Nothing is loaded from elsewhere or stored, so that
 * the page's policy stays strict: the key exists only in its field until the page is closed.
 */
import { addSearch } from './search.ts';
import { addTryOut } from './try-out.ts';

const navigation = document.querySelector('nav');
const main = document.querySelector('main');
if (navigation && main) {
  addSearch(navigation, main);
  addTryOut(main);
}
