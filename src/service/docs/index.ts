/**
 * The API reference for people, one HTML page at `/docs`.
 *
 * Design: the page is rendered from the whole OpenAPI document and can be read without a script. A small script adds
 * search and requests. The viewer Scalar adds the same two features, but needs a megabyte of compressed script and
 * styles that no strict policy allows.
 */
export { mountDocs } from './mount-docs.ts';
