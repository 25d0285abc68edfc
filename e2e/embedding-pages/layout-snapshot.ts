/** How a widget is drawn, element by element: positions, and the styles that pages tend to change. */
export function layoutSnapshot(widget: Element): string[] {
  const properties = [
    'font',
    'letter-spacing',
    'word-spacing',
    'text-transform',
    'text-align',
    'text-indent',
    'text-shadow',
    'white-space',
    'direction',
    'color',
    'background-color',
    'border-top-color',
    'cursor',
    'visibility',
    '-webkit-text-fill-color',
  ];
  const root = widget.shadowRoot?.querySelector('.root');
  if (!root) return [];
  // The element itself may have no box.
  const origin = root.getBoundingClientRect();
  return [root, ...root.querySelectorAll('*')].flatMap((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    // Elements without a size or far off screen are not drawn.
    if (width * height === 0 || left < -999) return [];
    const place = [left - origin.left, top - origin.top, width, height].map(Math.round).join(' ');
    const style = getComputedStyle(node);
    const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    return [`${node.tagName} ${node.getAttribute('class')} at ${place}; ${values}`];
  });
}
