/** The style sheet of a theme, as the server sends it. */
export type Theme = { readonly name: string; readonly css: string };

/** Returns the rules of a theme for any page, then the custom properties that are set as well. */
export function writeStyles(theme: Theme, tokens: ReadonlyMap<string, string>): string {
  const own = Array.from(tokens, ([name, value]) => `  ${name}: ${value};\n`);
  const rules = own.length > 0 ? [`sched-booking {\n${own.join('')}}`] : [];
  const css = theme.css.replaceAll(`.${theme.name} `, '').trim();
  return [...(css ? [css] : []), ...rules].join('\n\n');
}
