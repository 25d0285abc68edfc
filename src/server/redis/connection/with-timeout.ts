/** Waits for a response of Redis. Rejects after this many milliseconds. */
export async function withTimeout<Data>(response: Promise<Data>, millis: number): Promise<Data> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not respond within ${millis} ms.`)), millis);
  });
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer));
}
