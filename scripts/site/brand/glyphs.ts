/**
 * Paths of the letters in the word marks of the brands, as strokes; a new brand may need further ones. The leftmost stroke is centered
 * at x = 0, x-height from y = 17.75 to 40.25. Only `M` and `V` are absolute: letters are moved by their `M`.
 */
export const glyphs = {
  a: 'M11.25 17.75a11.25 11.25 0 1 1 0 22.5 11.25 11.25 0 0 1 0-22.5zM22.5 17.5V40.5',
  b: 'M0 6V40.5M11.25 17.75a11.25 11.25 0 1 1 0 22.5 11.25 11.25 0 0 1 0-22.5z',
  c: 'M19.2 36.95a11.25 11.25 0 1 1 0-15.9',
  e: 'M0 29h20.75a10.7 10.7 0 1 0-3.6 8',
  i: 'M0 17.5V40.5',
  l: 'M0 6V40.5',
  m: 'M0 40.5V17.5M0 27.25a9.5 9.5 0 0 1 19 0V40.5M19 27.25a9.5 9.5 0 0 1 19 0V40.5',
  o: 'M11.25 17.75a11.25 11.25 0 1 1 0 22.5 11.25 11.25 0 0 1 0-22.5z',
  p: 'M0 17.5V52M11.25 17.75a11.25 11.25 0 1 1 0 22.5 11.25 11.25 0 0 1 0-22.5z',
  r: 'M0 40.5V17.5M0 29a11.25 11.25 0 0 1 14-10.9',
  s: 'M16.6 22.4c-1.5-3-4.4-4.65-8.2-4.65-4.7 0-7.7 2.4-7.7 5.7 0 7.6 16.7 3.5 16.7 11.1 0 3.5-3.4 5.7-8.5 5.7-4.4 0-7.6-1.8-9-4.9',
  t: 'M6.25 8.5V32a8 8 0 0 0 8 8h1.5M0 20.5h15.5',
} as const;

export type Glyph = keyof typeof glyphs;
