/** Ends of a press, of a mouse, a finger or a pen; a drag ends without one of the pointer's. */
const releases = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;
const presses = ['pointerdown', 'mousedown'] as const;

export type AfterPress = {
  /** Acts at once, or after the current press. */
  readonly run: (action: () => void) => void;
  /** Runs what was postponed at once, because the pressed element will not move any more. */
  readonly settle: () => void;
};

/**
 * Creates what puts off what would move things on the page while a button or a finger is down: a field is left
 * as the pointer goes down, and a fault shown then would move what is being pressed, so that the click is lost. A finger
 * sends the events of a mouse as well, after its own. Nor is anything done within a click: a checkbox that is drawn again
 * before its change is told would lose it.
 */
export function createAfterPress(abortSignal: AbortSignal): AfterPress {
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];

  function press(): void {
    clearTimeout(timer);
    isPressed = true;
  }
  function release(): void {
    clearTimeout(timer);
    // Where a click follows, it comes in the same task.
    timer = setTimeout(settle);
  }
  function settle(): void {
    clearTimeout(timer);
    isPressed = false;
    for (const action of waiting.splice(0)) action();
  }
  for (const name of presses) window.addEventListener(name, press, true);
  for (const name of releases) window.addEventListener(name, release, true);
  abortSignal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const name of presses) window.removeEventListener(name, press, true);
    for (const name of releases) window.removeEventListener(name, release, true);
  });

  function run(action: () => void): void {
    if (isPressed) waiting.push(action);
    else action();
  }

  return { run, settle };
}
