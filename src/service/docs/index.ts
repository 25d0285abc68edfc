/**
 * The API reference for people, one HTML page at `/docs`.
 *
 * The decision behind it: the page is rendered from the OpenAPI document, contains all of it, and needs no script to be read; a small one adds
 * search and requests. A ready-made viewer was tried (Scalar): it brings the same two, with a megabyte of script after compression
 * and styles that no strict policy allows.
 */
export { mountDocs } from './mount-docs.ts';
