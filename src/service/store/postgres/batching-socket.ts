import { Socket } from 'node:net';
import { nextTick } from 'node:process';

/**
 * A socket on which all that is written in one turn is sent at once: the statements of a transaction that go together cost
 * one call of the system rather than one each, which takes longer than to write them.
 */
export class BatchingSocket extends Socket {
  #isHeld = false;

  /** Is called before the first part of each message, for a message is written in parts. */
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
