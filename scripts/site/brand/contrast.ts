/** An sRGB colour: gamma-encoded red, green and blue in 0…1. */
export type Rgb = readonly [number, number, number];

/**
 * Converts an OKLCH colour to sRGB. Colours outside of sRGB are clipped.
 *
 * @param lightness 0…1
 * @param chroma 0…0.4
 * @param hue in degrees
 */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Blends a colour with an opacity of 0…1 over another. */
export function blendOver(top: Rgb, opacity: number, below: Rgb): Rgb {
  const mix = (index: 0 | 1 | 2) => top[index] * opacity + below[index] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

/** Returns the WCAG 2 contrast ratio of two colours, 1…21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

function encode(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Returns a colour such as #00171b. */
export function toHex(rgb: Rgb): string {
  const digits = rgb.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
