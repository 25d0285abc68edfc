type Methods = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** Makes one part of two: what the first cannot do, the second does in its place. */
export function withFallback<Part extends Methods>(
  part: Part,
  { instead, onError }: { readonly instead: Part; readonly onError: (error: unknown) => void },
): Part {
  const methods = Object.keys(part).map((name) => {
    async function doEither(...args: never[]): Promise<unknown> {
      try {
        return await part[name]?.(...args);
      } catch (error) {
        onError(error);
        return instead[name]?.(...args);
      }
    }
    return [name, doEither] as const;
  });
  // Each method has its name and does what that method does.
  return Object.fromEntries(methods) as unknown as Part;
}
