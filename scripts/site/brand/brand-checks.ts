import { type Check, RuntimeConfigError, withSchema } from '../../../src/api/runtime-config-checks';

import { type Glyph, glyphs } from './glyphs';

/** Dot of a word mark: center and radius, in the units of the mark. */
export interface Dot {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
}

/** Returns a check that also rejects the empty text, and has no default. */
export function required(inner: Check<string>): Check<string> {
  const { default: _, ...schema } = inner.schema;
  return withSchema({ ...schema, minLength: 1 }, (value, key) => {
    const checked = inner(value, key);
    if (checked === '') throw new RuntimeConfigError(key, 'given');
    return checked;
  });
}

/** Returns a check of a number in a range, with both ends. */
export function number(minimum: number, maximum: number): Check<number> {
  return withSchema({ type: 'number', minimum, maximum }, (value, key) => {
    if (typeof value === 'number' && value >= minimum && value <= maximum) return value;
    throw new RuntimeConfigError(key, `a number from ${String(minimum)} to ${String(maximum)}`);
  });
}

/** Check of an address of a backend, with or without port. */
export const hostAndPort = pattern('a host name such as api.example.com', /^[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?(:\d{1,5})?$/);

/** Check of the path data of SVG. */
export const pathData = pattern('the path data of SVG', /^M[\dMLHVCSQTAZmlhvcsqtaz\s.,-]+$/);

/** Check of the name of an SVG file in the folder of the brand file. */
export const svgFile = pattern('an SVG file of the same folder', /^[a-z0-9-]+\.svg$/);

const letterNames = Object.keys(glyphs).filter((name): name is Glyph => name in glyphs);

/** Check of a letter of a word mark with its distance from the left in the units of the mark, such as `["a", 12.5]`. */
export const letter: Check<readonly [Glyph, number]> = withSchema(
  {
    type: 'array',
    title: 'a letter and its position, such as ["a", 12.5]',
    items: [{ type: 'string', enum: letterNames }, { type: 'number' }],
    minItems: 2,
    maxItems: 2,
  },
  (value, key) => {
    const [name, x]: unknown[] = Array.isArray(value) ? value : [];
    const glyph = letterNames.find((known) => known === name);
    if (glyph !== undefined && typeof x === 'number') return [glyph, x];
    throw new RuntimeConfigError(key, `one of the letters ${letterNames.join(', ')} and its position, such as ["a", 12.5]`);
  },
);

/** Returns a check of a text without default. @param title name of the text in messages */
export function pattern(title: string, expression: RegExp): Check<string> {
  return withSchema({ type: 'string', title, pattern: expression.source }, (value, key) => {
    if (typeof value === 'string' && expression.test(value)) return value;
    throw new RuntimeConfigError(key, title);
  });
}
