/** Outlines on a grid of 24, drawn with a line of 1.75. */
const paths = {
  calendar: 'M4 9h16M8 3v3M16 3v3M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2',
  cloud: 'M7 18a4 4 0 0 1-.5-7.97A6 6 0 0 1 18 9.5a4.3 4.3 0 0 1-.5 8.5Z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.3 2.7-6 6-6s6 2.7 6 6M16 4.3a3.5 3.5 0 0 1 0 6.4M17 14.3a6 6 0 0 1 4 5.7',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  more: 'M4.5 12a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0m7 0a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0m7 0a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0',
  plus: 'M12 5v14M5 12h14',
  copy: 'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'm6 6 12 12M18 6 6 18',
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  back: 'm14 6-6 6 6 6',
  forward: 'm10 6 6 6-6 6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.6L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.6L12 17',
  warning: 'M12 4 2.5 20h19ZM12 10v4M12 17h.01',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  pencil: 'M4 20h4L20 8l-4-4L4 16ZM13 7l4 4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 3.6-7 8-7s8 3 8 7',
  key: 'M15 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM11.5 12.5 4 20v1h3v-2h2v-2h2l2-2',
  video: 'M4 6h11a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm12 4 5-3v10l-5-3',
  place: 'M12 21c4-5 7-8 7-11a7 7 0 1 0-14 0c0 3 3 6 7 11Zm0-13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
} as const;

/** The name of an outline. */
export type IconName = keyof typeof paths;

/** Icons with a direction are mirrored on right-to-left pages. */
const directionalIcons: readonly IconName[] = ['back', 'forward', 'external'];

/** An icon beside a text that says the same, so it is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class={directionalIcons.includes(name) ? 'icon directed' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
