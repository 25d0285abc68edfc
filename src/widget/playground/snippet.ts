/** What an author copies: the script, and the element with the attributes it has. */
export function snippetOf(element: Element, script: string): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  return `<script type="module" src="${script}"></script>\n<sched-booking${attributes.join('')}></sched-booking>`;
}

/** The rules of a theme as they stand on a page of its own, and what is set beside them. */
export function stylesOf(theme: { readonly name: string; readonly css: string }, style: CSSStyleDeclaration): string {
  const own = style.cssText.split(';').flatMap((line) => (line.trim() ? [`  ${line.trim()};\n`] : []));
  const rules = own.length > 0 ? [`sched-booking {\n${own.join('')}}`] : [];
  const css = theme.css.replaceAll(`.${theme.name} `, '').trim();
  return [...(css ? [css] : []), ...rules].join('\n\n');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
