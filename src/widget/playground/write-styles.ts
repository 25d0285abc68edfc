/** The style sheet of a theme, as it is served. */
export type Theme = { readonly name: string; readonly css: string };

/** Returns the rules of a theme for a page of its own, then the custom properties that are set beside them. */
export function writeStyles(theme: Theme, tokens: ReadonlyMap<string, string>): string {
  const own = Array.from(tokens, ([name, value]) => `  ${name}: ${value};\n`);
  const rules = own.length > 0 ? [`sched-booking {\n${own.join('')}}`] : [];
  const css = theme.css.replaceAll(`.${theme.name} `, '').trim();
  return [...(css ? [css] : []), ...rules].join('\n\n');
}
