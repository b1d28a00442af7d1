/** Color in sRGB, 0 to 1, gamma-encoded. */
export type Rgb = readonly [number, number, number];

/** Color with lightness 0 to 1, chroma 0 to 0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Converts sRGB to OKLCH, the color space of the accent tokens. The factors are those of the definition of OKLab. */
export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [decode(red), decode(green), decode(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

/** Parses `color(srgb …)` or `rgb(…)`; undefined for other forms and translucent colors. */
export function readComputed(text: string): Rgb | undefined {
  const [, space, parts = ''] = /^(color\(srgb|rgba?\()([^)]*)\)$/.exec(text.trim()) ?? [];
  if (space === undefined) return undefined;
  const numbers = parts.split(/[\s,/]+/).filter((part) => part !== '');
  const scale = space.startsWith('color') ? 1 : 255;
  const [red, green, blue, alpha = 1] = numbers.map((part) => (part === 'none' ? 0 : Number(part)));
  if (red === undefined || green === undefined || blue === undefined || alpha < 1) return undefined;
  const rgb = [red, green, blue].map((part) => Math.min(1, Math.max(0, part / scale)));
  return rgb.some(Number.isNaN) ? undefined : [rgb[0] ?? 0, rgb[1] ?? 0, rgb[2] ?? 0];
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
