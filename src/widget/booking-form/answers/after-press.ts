/** The events that end a press of a mouse, a finger or a pen. A drag ends without a pointer event. */
const releases = ['pointerup', 'mouseup', 'pointercancel', 'dragend'] as const;
const presses = ['pointerdown', 'mousedown'] as const;

export type AfterPress = {
  /** Acts at once, or after the current press. */
  readonly run: (action: () => void) => void;
  /** Acts at once on everything that was postponed, because the pressed element will no longer move. */
  readonly settle: () => void;
};

/**
 * Postpones changes of the layout while a button or a finger is down. Pressing a button leaves a field; if the field
 * showed its fault at once, the button would move and the click would be lost. A finger sends mouse events after its
 * own. Nothing is done within a click either: a checkbox that is drawn again before its change event would lose the
 * change.
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
    // If a click follows, it comes in the same task.
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
