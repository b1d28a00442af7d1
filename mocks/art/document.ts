/**
 * An SVG document in the stand-in's bold type.
 *
 * @param width of its view
 * @param height of its view
 * @param content what is drawn
 */
export const svgDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="Avenir Next,Roboto,Arial,sans-serif" font-weight="900">${content}</svg>`;

/** A drawing that others refer to and that is not seen itself. */
export const hidden = (drawing: string): string => `<g display="none">${drawing}</g>`;
