type Methods = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** Combines two implementations: if a method of the first fails, the second does the same. */
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
  // Each method has the same name and type.
  return Object.fromEntries(methods) as unknown as Part;
}
