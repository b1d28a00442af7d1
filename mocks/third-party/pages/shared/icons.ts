import { h, type VirtualElement } from './dom';
import paths from './icon-paths.json';

/** Name of an icon, whose path has a view box of 24. The first four are of sports, by their ids. */
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
