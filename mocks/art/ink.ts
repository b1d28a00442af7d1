/** The colours of an emblem as `#rrggbb` or `#rgb`, derived from one hue. */
export interface Ink {
  main: string;
  shade: string;
  light: string;
}

/**
 * Converts OKLCH to a short hexadecimal colour; a tile has about thirty. Chroma is reduced until the colour is in the
 * sRGB gamut.
 *
 * @param lightness 0 to 100
 * @param chroma 0 to about 30, in hundredths
 * @param hue degrees
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  for (let strength = chroma; ; strength -= 1) {
    const [a, b] = [(Math.max(0, strength) * Math.cos(angle)) / 100, (Math.max(0, strength) * Math.sin(angle)) / 100];
    const rgb = linearRgb(lightness / 100, a, b);
    if (strength > 0 && rgb.some((channel) => channel < -0.002 || channel > 1.002)) continue;
    return shortest(
      rgb.map((channel) =>
        Math.round(encodeChannel(channel) * 255)
          .toString(16)
          .padStart(2, '0'),
      ),
    );
  }
}

// Björn Ottosson's conversion of OKLab to linear sRGB.
function linearRgb(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function encodeChannel(channel: number): number {
  const held = Math.min(1, Math.max(0, channel));
  return held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
}

const shortest = (pairs: readonly string[]) =>
  `#${pairs.every((pair) => pair[0] === pair[1]) ? pairs.map((pair) => pair.charAt(0)).join('') : pairs.join('')}`;

// Lightness at which each hue is most saturated: a red as light as yellow would be pink, a yellow as dark as blue would
// be olive.
const PURE_LIGHTNESS: readonly (readonly [hue: number, lightness: number])[] = [
  [0, 62],
  [25, 62],
  [55, 74],
  [95, 87],
  [120, 82],
  [150, 71],
  [195, 78],
  [250, 66],
  [300, 66],
  [360, 62],
];

/**
 * Returns the lightness at which a hue is most saturated, 0 to 100.
 *
 * @param hue degrees, any finite number
 * @throws {RangeError} if the hue is not finite
 */
export function pureLightness(hue: number): number {
  const turned = ((hue % 360) + 360) % 360;
  const after = PURE_LIGHTNESS.findIndex(([at]) => at > turned);
  const [low, high] = [PURE_LIGHTNESS[after - 1], PURE_LIGHTNESS[after]];
  if (low === undefined || high === undefined) throw new RangeError(`no hue ${String(hue)}`);
  return low[1] + ((high[1] - low[1]) * (turned - low[0])) / (high[0] - low[0]);
}

/**
 * Returns the colours of a hue. Warm hues shift towards red in shadow, cold ones towards blue.
 *
 * @param hue degrees, 0 to 360
 * @throws {RangeError} if the hue is not finite
 */
export function createInk(hue: number): Ink {
  const light = pureLightness(hue);
  const fall = hue < 112 ? -20 : hue < 250 ? 14 : -16;
  return {
    main: oklch(light, 19, hue),
    shade: oklch(light - 15, 18, hue + fall),
    light: oklch(Math.min(97, light + 20), 7, hue - fall / 3),
  };
}
