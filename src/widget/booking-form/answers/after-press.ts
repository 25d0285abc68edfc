/** Ends of a press, of a mouse, a finger or a pen; a drag ends without one of the pointer's. */
const releases = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;
const presses = ['pointerdown', 'mousedown'] as const;

/**
 * Creates a function that puts off what would move things on the page while a button or a finger is down: a field is left
 * as the pointer goes down, and a fault shown then would move what is being pressed, so that the click is lost. A finger
 * sends the events of a mouse as well, after its own.
 */
export function createAfterPress(abortSignal: AbortSignal): (action: () => void) => void {
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];

  function press(): void {
    clearTimeout(timer);
    isPressed = true;
  }
  function release(): void {
    clearTimeout(timer);
    // Where a click follows, it comes in the same task, and its target is certain by then.
    timer = setTimeout(flush);
  }
  function flush(): void {
    clearTimeout(timer);
    isPressed = false;
    for (const action of waiting.splice(0)) action();
  }
  for (const name of presses) window.addEventListener(name, press, true);
  window.addEventListener('click', flush, true);
  for (const name of releases) window.addEventListener(name, release, true);
  abortSignal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const name of presses) window.removeEventListener(name, press, true);
    window.removeEventListener('click', flush, true);
    for (const name of releases) window.removeEventListener(name, release, true);
  });

  return function afterPress(action) {
    if (isPressed) waiting.push(action);
    else action();
  };
}
