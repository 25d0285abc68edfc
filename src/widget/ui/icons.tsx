const shapes = {
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3 2',
  video:
    'M4 6.5h10a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 16V8A1.5 1.5 0 0 1 4 6.5ZM15.5 10.5l5-3v9l-5-3',
  phone: 'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  in_person: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  custom: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3Z',
  back: 'm14.5 6-6 6 6 6',
  forward: 'm9.5 6 6 6-6 6',
  down: 'm6 9.5 6 6 6-6',
  close: 'm6.5 6.5 11 11M17.5 6.5l-11 11',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 21 21',
  about: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 7.8v.1',
  tick: 'm5.5 12.5 4.5 4.5 8.5-10',
} as const;

export type IconName = keyof typeof shapes;

/**
 * Draws one of the line icons in the color of the text. They are hidden from screen readers, because the text beside
 * them says the same.
 */
export function Icon({ name }: { name: IconName }) {
  const isMirrored = name === 'back' || name === 'forward';
  return (
    <svg class={isMirrored ? 'icon mirrored' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} pathLength={1} />
    </svg>
  );
}
