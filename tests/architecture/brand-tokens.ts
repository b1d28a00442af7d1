import { readFileSync, readdirSync } from 'node:fs';

import { readSheet } from './token-colors';

const source = new URL('../../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf8');
const tokens = read('shared/ui/tokens.css');

/** By their style sheets. */
export const brands = readdirSync(new URL('app/brand/', source)).flatMap((file) => /^(\w+)\.css$/.exec(file)?.[1] ?? []);

/**
 * Reads the tokens of a brand in a color mode.
 *
 * @returns scopes for `computeTokenColor`
 * @throws if the style sheet does not set `data-brand`
 */
export function readScopes(brand: string, mode: 'dark' | 'light') {
  const sheet = readSheet(tokens, read(`app/brand/${brand}.css`));
  return [':root', `:root[data-mode='${mode}']`, `:root[data-brand='${brand}']`].map((selector) => {
    const scope = sheet.get(selector);
    if (scope === undefined) throw new Error(`no ${selector}`);
    return scope;
  });
}
