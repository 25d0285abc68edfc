/**
 * The interface described: for programs at `/v1/openapi.json`, OpenAPI 3.1, and for people at `/docs`.
 *
 * The decision behind it: nothing is described twice. Operations, what they may be asked and how they fail are read
 * from the contract's tables when the service starts; only words and examples are kept here.
 */
export { mountDescription } from './mount-description.ts';
