import { h, type VirtualElement } from './dom';

/** Paths of the icons in a view box of 24. The first four are of sports, by their ids. */
const paths = {
  futebol:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.6 2.6-1.4 4.2H9.8l-1.4-4.2L12 8ZM12 3v5M20.5 9.4l-4.9 1.2M17.3 19.3l-3.1-4.5M6.7 19.3l3.1-4.5M3.5 9.4l4.9 1.2',
  basquete: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3v18M5.6 5.6c3.4 3.6 3.4 9.2 0 12.8M18.4 5.6c-3.4 3.6-3.4 9.2 0 12.8',
  tenis: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM4.5 7c4 1.4 4 8.6 0 10M19.5 7c-4 1.4-4 8.6 0 10',
  esports:
    'M7 8h10a4 4 0 0 1 4 4.6l-.6 3.2a2.3 2.3 0 0 1-4 1L14.6 15H9.4l-1.8 1.8a2.3 2.3 0 0 1-4-1L3 12.6A4 4 0 0 1 7 8ZM8 10.5v3M6.5 12h3M15.5 11h.01M17.5 13h.01',
  star: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8L7 19l1.1-5.5L4 9.7 9.6 9 12 4Z',
  live: 'M12 12h.01M8.5 8.5a5 5 0 0 0 0 7M15.5 8.5a5 5 0 0 1 0 7M5.6 5.6a9 9 0 0 0 0 12.8M18.4 5.6a9 9 0 0 1 0 12.8',
  ticket: 'M4 7h16v3.2a1.8 1.8 0 0 0 0 3.6V17H4v-3.2a1.8 1.8 0 0 0 0-3.6V7ZM14 7v2.5M14 14.5V17',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13v-9Z',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 3 20h18L12 4ZM12 10v4M12 17h.01',
  shield: 'M12 3 5 6v5.5c0 4.4 2.9 7.6 7 9.5 4.1-1.9 7-5.1 7-9.5V6l-7-3ZM9 12l2.2 2.2L15.5 10',
  face: 'M8 4H6a2 2 0 0 0-2 2v2M16 4h2a2 2 0 0 1 2 2v2M8 20H6a2 2 0 0 1-2-2v-2M16 20h2a2 2 0 0 0 2-2v-2M9 10h.01M15 10h.01M9 14.5c1.8 1.7 4.2 1.7 6 0',
  document: 'M4 6h16v12H4V6ZM8.5 13.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM6 16c.6-1.6 4.4-1.6 5 0M14 10h3.5M14 13.5h3.5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M18.4 5.6l-1 1M6.6 17.4l-1 1',
  chat: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-6.5L8 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5ZM8 9.5h8M8 12.7h5',
  minimize: 'm6 9 6 6 6-6',
  send: 'M4 12 20 4l-5 16-3.2-6.2L4 12Z',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.8h.01',
} as const;

export type IconName = keyof typeof paths;

/** Renders a decorative icon; the control needs a text. */
export function icon(name: IconName, size = 20): VirtualElement {
  return h(
    'svg',
    {
      class: 'icon',
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.75,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'aria-hidden': 'true',
    },
    h('path', { d: paths[name] }),
  );
}
