/** How much is copied in one step: a fraction of a millisecond's work. */
export const stepBytes = 256_000;

/** Joins buffers in steps between which others are served: memory that was not used before takes long to fill. */
export async function concatInSteps(
  chunks: readonly Buffer[],
  nextStep: () => Promise<void>,
): Promise<Buffer<ArrayBuffer>> {
  // Of its own memory, which can be handed to a thread.
  const whole = Buffer.allocUnsafeSlow(chunks.reduce((bytes, { length }) => bytes + length, 0));
  let [copied, pause] = [0, stepBytes];
  for (const chunk of chunks) {
    copied += chunk.copy(whole, copied);
    if (copied < pause) continue;
    await nextStep();
    pause = copied + stepBytes;
  }
  return whole;
}
