import type { ClientOptions } from '../../../api/index.ts';
import { success } from '../../../contract/index.ts';

type Fetch = ClientOptions['fetch'];

/**
 * Wraps a `fetch` so that a success that says nothing more reads as one of the API without data: an empty body, or JSON
 * that is not in the API's envelope and names no error. Any other body stays as it is. A page of a proxy has status 200
 * too, but says nothing about the request.
 */
export function acceptTerse(fetch: Fetch): Fetch {
  return async function fetchTerse(url, init) {
    const response = await fetch(url, init);
    return response.ok && isTerse(await response.clone().text()) ? Response.json(success({})) : response;
  };
}

function isTerse(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body !== 'object' || body === null || !('success' in body || 'error' in body);
  } catch {
    return false;
  }
}
