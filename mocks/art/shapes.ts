const round = (value: number) => String(Math.round(value * 10) / 10);

/**
 * A star or a sunburst around the origin, as path data.
 *
 * @param points how many
 * @param outer radius of the points
 * @param inner radius of the hollows between them
 */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A path with a fill. */
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** A circle with a fill. */
export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A line that keeps its own stroke where an outline is drawn around a whole emblem. */
export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"${more && ` ${more}`}/>`;

/**
 * The same drawing several times round the origin.
 *
 * @param drawing what is turned
 * @param count how often
 * @param id a name that nothing else in the image has
 */
export function around(drawing: string, count: number, id: string): string {
  const copies = Array.from({ length: count - 1 }, (_, index) => {
    return `<use href="#${id}" transform="rotate(${round(((index + 1) * 360) / count)})"/>`;
  });
  return `<g id="${id}">${drawing}</g>${copies.join('')}`;
}
