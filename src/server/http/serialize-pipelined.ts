import type { RequestListener } from 'node:http';

/**
 * Handles the requests of one connection one after the other. Node hands over all that a client has pipelined at once,
 * and would hold the responses of a client that reads none of them in memory. A response gets its socket when it is
 * its turn; one whose client has left before gets none, and costs nothing.
 */
export function serializePipelined(handle: RequestListener): RequestListener {
  return function handleSerialized(request, response) {
    if (response.socket) handle(request, response);
    else response.once('socket', () => handle(request, response));
  };
}
