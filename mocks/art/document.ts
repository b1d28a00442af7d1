/**
 * Creates an SVG document with a bold font.
 *
 * @param width width of the view box
 * @param height height of the view box
 * @param content SVG content
 */
export const svgDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="Avenir Next,Roboto,Arial,sans-serif" font-weight="900">${content}</svg>`;

/** Creates an invisible group, for `use` references. */
export const hidden = (drawing: string): string => `<g display="none">${drawing}</g>`;
