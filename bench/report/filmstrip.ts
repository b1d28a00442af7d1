import type { FirstLoad } from '../site/first-load';

import { svg, tag, text } from './svg';

const COLUMNS = 12;
const LABEL = 110;
const CELL = { width: 62, height: 124 };
const GAP = 6;
const AXIS = 20;

/** Draws what a visitor sees over time, one row for each first load. */
export function filmstrip(loads: Readonly<Record<string, FirstLoad>>): string {
  const films = Object.entries(loads).filter(([, { film }]) => film.length > 0);
  const longest = Math.max(0, ...films.map(([, { film }]) => film.at(-1)?.ms ?? 0));
  const times = Array.from({ length: COLUMNS }, (_, column) => ((column + 1) * longest) / COLUMNS);
  const columnAt = (column: number) => LABEL + column * (CELL.width + GAP);
  const rows = films.map(([name, { film }], row) => {
    const top = AXIS + row * (CELL.height + GAP);
    // Each image once, because it is most of the size of the report.
    const images = [...new Set(film.map(({ image }) => image))];
    const idOf = (image: string) => `film-${String(row)}-${String(images.indexOf(image))}`;
    const definitions = images.map((image) =>
      tag('image', { id: idOf(image), href: image, ...CELL, preserveAspectRatio: 'xMidYMin slice' }),
    );
    const cells = times.map((time, column) => {
      const shown = film.findLast(({ ms }) => ms <= time);
      if (shown === undefined)
        return tag('rect', { x: columnAt(column), y: top, ...CELL, fill: 'none', stroke: 'currentColor', opacity: 0.3 });
      return tag('use', { href: `#${idOf(shown.image)}`, x: columnAt(column), y: top });
    });
    return tag('defs', {}, ...definitions) + text(0, top + 14, name) + cells.join('');
  });
  const axis = times.map((time, column) => text(columnAt(column), 12, `${(time / 1000).toFixed(1)} s`));
  return svg(columnAt(COLUMNS), AXIS + films.length * (CELL.height + GAP), 'Filmstrip of the first loads', ...axis, ...rows);
}
