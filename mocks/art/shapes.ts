const round = (value: number) => String(Math.round(value * 10) / 10);

/**
 * Returns the path data of a star or sunburst around the origin.
 *
 * @param points number of points
 * @param outer radius of the points
 * @param inner radius of the notches
 */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/**
 * Repeats a drawing around the origin.
 *
 * @param drawing the drawing to rotate
 * @param count number of copies
 * @param id unique id within the image
 */
export function around(drawing: string, count: number, id: string): string {
  const copies = Array.from({ length: count - 1 }, (_, index) => {
    return `<use href="#${id}" transform="rotate(${round(((index + 1) * 360) / count)})"/>`;
  });
  return `<g id="${id}">${drawing}</g>${copies.join('')}`;
}
