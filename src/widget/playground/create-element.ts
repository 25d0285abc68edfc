type Content = Node | string;

/** Creates an element with attributes. Leaves out undefined ones. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(attribute, value);
  }
  element.append(...children);
  return element;
}

/** Returns a sentence of Markdown as nodes, with code in backticks. */
export function fromMarkdown(sentence: string): Content[] {
  return sentence.split('`').map((part, index) => (index % 2 === 0 ? part : createElement('code', {}, part)));
}
