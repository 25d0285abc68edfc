/**
 * Scenes: situations an invitee may meet, from many times to a gateway that is down.
 *
 * Design: a scene is a function from a request to a response and depends on neither page nor browser, so the playground
 * plays it in its own `fetch`, and the browser tests in Playwright's routes. What is shown is what is tested.
 */

/** @public The browser tests play them too. */
export { type Scene, type SceneName, type SceneResponse, scenes } from './scenes.ts';
