import { type SceneName, type SceneResponse, scenes } from '../scenes/index.ts';

const gatewayPath = '/embed/v1';
const addresses = /^\/scenes\/([\w-]+)\/embed\/v1(\/.*)$/;

/** Returns the address of the gateway of a scene. No server is there: the page itself responds. */
export function gatewayOf(scene: SceneName): string {
  return `${location.origin}/scenes/${scene}${gatewayPath}`;
}

/**
 * Makes this page respond to requests to the gateways of scenes. What a scene leaves to the real gateway goes there.
 * Each scene has a separate address, so that the widget, which caches by address, shows nothing of the previous scene.
 */
export function playScenes(now: number): void {
  const fetchFromNetwork = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const [, name = '', path = ''] = addresses.exec(url.pathname) ?? [];
    if (!(name in scenes)) return fetchFromNetwork(input, init);
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    const scene = scenes[name as SceneName]; // checked above
    const response = scene.respond({ method: init?.method ?? 'GET', path, query: url.searchParams }, now);
    return response ? play(response, init?.signal) : fetchFromNetwork(`${gatewayPath}${path}${url.search}`, init);
  };
}

function play(response: SceneResponse, signal: AbortSignal | null | undefined): Promise<Response> | Response {
  if (response === 'unreachable') throw new TypeError('Failed to fetch');
  if (response === 'pending')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  return Response.json(response.body, { status: response.status, headers: response.headers });
}

/** Makes the browser report that it is offline, or its real state again. */
export function setOffline(isOffline: boolean): void {
  if (isOffline === Object.hasOwn(navigator, 'onLine')) return;
  if (isOffline) Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  else Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
