import { type Check, RuntimeConfigError } from '../../../src/api/runtime-config-checks';

import { type Glyph, glyphs } from './glyphs';

export interface Dot {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** Rejects the empty text. */
export function required(inner: Check<string>): Check<string> {
  return (value, key) => {
    const checked = inner(value, key);
    if (checked === '') throw new RuntimeConfigError(key, 'given');
    return checked;
  };
}

/** Checks for a number in a range, with both ends. */
export function number(min: number, max: number): Check<number> {
  return (value, key) => {
    if (typeof value === 'number' && value >= min && value <= max) return value;
    throw new RuntimeConfigError(key, `a number from ${String(min)} to ${String(max)}`);
  };
}

/** Checks for an address of a backend, with or without port. */
export const hostAndPort: Check<string> = (value, key) => {
  if (typeof value === 'string' && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i.test(value)) return value;
  throw new RuntimeConfigError(key, 'a host name such as api.example.com');
};

/** Checks for the path data of SVG. */
export const pathData: Check<string> = (value, key) => {
  if (typeof value === 'string' && /^M[\dMLHVCSQTAZ\s.,-]+$/i.test(value)) return value;
  throw new RuntimeConfigError(key, 'the path data of SVG, such as M0 6V40.5');
};

/** Checks for `["m", 4]`: a letter and its position. */
export const letter: Check<readonly [Glyph, number]> = (value, key) => {
  const [name, x]: unknown[] = Array.isArray(value) ? value : [];
  const glyph = glyphNames().find((known) => known === name);
  if (glyph !== undefined && typeof x === 'number') return [glyph, x];
  throw new RuntimeConfigError(key, `one of the letters ${glyphNames().join(', ')} and its position, such as ["a", 12.5]`);
};

/** Checks for the name of an SVG file beside the brand's. */
export const svgFile: Check<string> = (value, key) => {
  if (typeof value === 'string' && /^[a-z0-9-]+\.svg$/.test(value)) return value;
  throw new RuntimeConfigError(key, 'an SVG file of the same folder');
};

function glyphNames(): Glyph[] {
  return Object.keys(glyphs).filter((name): name is Glyph => name in glyphs);
}
