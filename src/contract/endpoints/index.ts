/**
 * The tables of operations: `/v1`, which programs call with an API key, and `/embed/v1`, which pages call without one.
 *
 * Design: a row of `/v1` holds everything about its operation (path, whose resource it names, input, data, status,
 * summary), so that routes, types and the OpenAPI document are derived from one place. Each noun has a file of rows,
 * and `endpoints.ts` joins them. Rows of `/embed/v1` have no input schemas and no summaries, because the widget imports
 * them and must not carry the checks and texts of a server.
 */
import * as embedEndpoints from './embed-endpoints.ts';

export type { EmbedEndpointName } from './embed-endpoints.ts';
export type { AccountEndpoint, Endpoint, InputSchemas, Resource, ServedEndpoint } from './endpoint.ts';
export { clientEndpoints, type EndpointName, endpoints } from './endpoints.ts';
export { takesIfMatch } from './precondition.ts';
export { scopeOf } from './scope.ts';
export { embedEndpoints };
