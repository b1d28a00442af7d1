import type { Rgb } from './contrast';
import { oklchToRgb } from './contrast';

/** Custom properties by selector. */
export type Sheet = Map<string, Map<string, string>>;

/** The computed value of a colour token. */
export interface TokenColor {
  readonly rgb: Rgb;
  readonly opacity: number;
}

/**
 * Reads the custom properties of style sheets, except in at-rules and without a final semicolon. Later values override earlier ones.
 * @param sources CSS texts
 */
export function readSheet(...sources: string[]): Sheet {
  const sheet: Sheet = new Map();
  const css = sources
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const properties = [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)];
    for (const selector of selectors.split(',')) {
      const known = sheet.get(selector.trim()) ?? new Map<string, string>();
      for (const [, name = '', value = ''] of properties) known.set(name, value.trim());
      sheet.set(selector.trim(), known);
    }
  }
  return sheet;
}

/**
 * Computes a colour token like a browser, as far as tokens need it: `var()`, `oklch()`, `min()`, `max()`, and `calc()` of two numbers
 * without division.
 *
 * @param scopes custom properties; later scopes override earlier ones
 * @param name of the token, with its dashes
 * @throws if the token is not set or not an oklch() of numbers
 */
export function computeTokenColor(scopes: readonly Map<string, string>[], name: string): TokenColor {
  const value = substitute(scopes, `var(${name})`);
  const inside = /^oklch\((.*)\)$/s.exec(value)?.[1];
  if (inside === undefined) throw new Error(`${name} is not an oklch(): ${value}`);
  const [channels = '', opacity = '1'] = inside.split(/\s\/\s(?![^(]*\))/);
  const [lightness, chroma, hue] = terms(channels).map(evaluate);
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`${name}: ${value}`);
  return { rgb: oklchToRgb(lightness, chroma, hue), opacity: evaluate(opacity) };
}

function substitute(scopes: readonly Map<string, string>[], value: string): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = scopes.findLast((scope) => scope.has(name))?.get(name);
    if (found === undefined) throw new Error(`${name} is not set`);
    return found;
  });
  return next === value ? value : substitute(scopes, next);
}

/** Splits a list of values at spaces outside of parentheses. */
function terms(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const char of list.trim()) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0;
    if (char === ' ' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${char}`);
  }
  return parts.filter((part) => part !== '');
}

/** Evaluates a number, a `calc()` of two numbers, `min()` or `max()`. */
function evaluate(expression: string): number {
  const call = /^(calc|min|max)\((.*)\)$/s.exec(expression.trim());
  if (call === null) {
    const value = Number(expression);
    if (Number.isNaN(value)) throw new Error(`not a number: ${expression}`);
    return value;
  }
  const [, name, inside = ''] = call;
  if (name !== 'calc') return Math[name === 'min' ? 'min' : 'max'](...inside.split(',').map(evaluate));
  const [left = '', operator, right = ''] = terms(inside);
  const [a, b] = [evaluate(left), evaluate(right)];
  if (operator === '*') return a * b;
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  throw new Error(`cannot compute ${expression}`);
}
