/**
 * HTTPS: which requests must use it, and the page that explains this to an operator.
 *
 * Design: plain HTTP is for this machine only. Anywhere else, others could read keys and answers on the way.
 */
export { explainHttps } from './explain-https.ts';
export { isHttps, isLocalName, requireHttps } from './require-https.ts';
