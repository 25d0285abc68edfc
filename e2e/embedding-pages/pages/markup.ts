/** How a page says what it has of its own. Fit for XML. */
export const style = (css: string) => `<style>${css}</style>`;
export const script = (source: string) => `<script>${source}</script>`;
export const inside = (before: string, after: string) => (element: string) => `${before}${element}${after}`;

/** Loads libraries, in their order. */
export function libraries(...names: readonly string[]): string {
  return names
    .map((name) =>
      name.endsWith('.css')
        ? `<link rel="stylesheet" href="/libraries/${name}" />`
        : `<script src="/libraries/${name}"></script>`,
    )
    .join('');
}
