/**
 * The reference of the interface for people, one HTML page at `/docs`.
 *
 * The decision behind it: the page is rendered from the OpenAPI document and says nothing that the document does not.
 */
export { mountDocs } from './mount-docs.ts';
