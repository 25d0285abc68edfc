import { Socket } from 'node:net';
import { nextTick } from 'node:process';

/**
 * A socket that sends everything written in one turn of the event loop together: the statements of a transaction that
 * belong together cost one system call instead of one each, and a call takes longer than writing them.
 */
export class BatchingSocket extends Socket {
  #isHeld = false;

  /** Called before the first part of each message, because a message is written in parts. */
  override cork(): void {
    super.cork();
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork();
    nextTick(() => {
      this.#isHeld = false;
      this.uncork();
    });
  }
}
