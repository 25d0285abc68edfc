import type { RequestListener } from 'node:http';

/**
 * Handles the requests of one connection one after the other. Node hands over everything that a client has pipelined at
 * once, and would hold the responses of a client that reads none of them in memory. A response gets its socket when its
 * turn comes. If its client has left by then, it gets none and costs nothing.
 */
export function serializePipelined(handle: RequestListener): RequestListener {
  return function handleSerialized(request, response) {
    if (response.socket) handle(request, response);
    else response.once('socket', () => handle(request, response));
  };
}
