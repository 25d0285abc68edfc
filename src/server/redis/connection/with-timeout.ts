/** Waits for Redis for at most the given milliseconds. */
export async function withTimeout<Data>(response: Promise<Data>, millis: number): Promise<Data> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not respond within ${millis} ms.`)), millis);
  });
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}
