/** Markup of a page's own styles and scripts, which is valid in XML too. */
export const style = (css: string) => `<style>${css}</style>`;
export const script = (source: string) => `<script>${source}</script>`;
export const inside = (before: string, after: string) => (element: string) => `${before}${element}${after}`;

/** Loads libraries, in this order. */
export function libraries(...names: readonly string[]): string {
  return names
    .map((name) =>
      name.endsWith('.css')
        ? `<link rel="stylesheet" href="/libraries/${name}" />`
        : `<script src="/libraries/${name}"></script>`,
    )
    .join('');
}
