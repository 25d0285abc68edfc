/**
 * What `/v1/openapi.json` says: the interface described for programs, OpenAPI 3.1.
 *
 * The decision behind it: nothing is described twice. Operations, what they may be asked and how they fail are read
 * from the contract's tables when the service starts; only words and examples are kept here.
 */
export { mountDescription } from './mount-description.ts';
