import type { SchedBooking } from '../index.ts';
import { type Scene, scenes } from '../scenes/index.ts';
import { gatewayOf, setOffline } from './play-scene.ts';
import type { PlaygroundSettings } from './read-settings.ts';

/** Shows settings in the preview, which books nothing. */
export function showPreview(element: SchedBooking, settings: PlaygroundSettings, now: number): void {
  const scene: Scene | undefined = settings.scene && scenes[settings.scene];
  setOffline(false);
  // Before anything else, so that the preview can never book for real.
  element.toggleAttribute('dry-run', true);
  setAttributes(element, attributesIn(settings, now));
  if (scene?.isBooking) element.removeAttribute('dry-run');
  const gateway = element.getAttribute('api-base');
  // Unless another scene is shown by then.
  const goOffline = () => setOffline(element.getAttribute('api-base') === gateway);
  if (scene?.isOffline) element.addEventListener('sched:ready', goOffline, { once: true });
  element.messages = Object.keys(settings.messages).length > 0 ? settings.messages : null;
  element.removeAttribute('style');
  for (const [name, value] of settings.tokens) element.style.setProperty(name, value);
}

/** Returns the attributes of the preview: those that are set, and those that the scene needs. */
function attributesIn({ attributes, scene: name }: PlaygroundSettings, now: number): ReadonlyMap<string, string> {
  const scene: Scene | undefined = name && scenes[name];
  if (!name || !scene) return attributes;
  return new Map([...attributes, ...Object.entries(scene.attributes?.(now) ?? {}), ['api-base', gatewayOf(name)]]);
}

/** Sets only what differs, because the widget reacts to every change. */
function setAttributes(element: Element, attributes: ReadonlyMap<string, string>): void {
  for (const name of element.getAttributeNames()) {
    if (!attributes.has(name) && name !== 'dry-run' && name !== 'style') element.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
