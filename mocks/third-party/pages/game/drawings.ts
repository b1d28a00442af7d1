import type { SymbolId } from '../../../domain/slot/symbols';
import { h, type VirtualElement } from '../shared/dom';

/** Path of a symbol, in the layer that gives it its color. */
type Shape = readonly [d: string, layer: 'body' | 'light' | 'dark'];

/** Shapes of the symbols in a view box of 64. */
const shapes: Readonly<Record<SymbolId, readonly Shape[]>> = {
  leaf: [
    ['M54 10C26 8 10 22 12 46l-4 8 3 2 5-7c22 3 38-11 38-39Z', 'body'],
    ['M54 10C32 10 18 22 16 42 24 26 36 18 54 10Z', 'light'],
    ['M16 49c22 3 38-11 38-39C48 30 36 42 16 49Z', 'dark'],
  ],
  drop: [
    ['M32 6c10 14 19 22 19 34a19 19 0 0 1-38 0C13 28 22 20 32 6Z', 'body'],
    ['M24 28c-5 6-6 14-2 20-6-3-8-12-4-18 2-3 4-4 6-2Z', 'light'],
    ['M32 59c13 0 19-10 19-19 0-5-2-9-4-13 2 16-4 26-15 32Z', 'dark'],
  ],
  moon: [
    ['M40 8a25 25 0 1 0 14 37A22 22 0 0 1 40 8Z', 'body'],
    ['M31 10A24 24 0 0 0 10 38c2-14 9-23 21-28Z', 'light'],
    ['M54 45a25 25 0 0 1-40 3c12 6 26 6 40-3Z', 'dark'],
  ],
  bell: [
    ['M32 6c3 0 5 2 5 5 9 2 13 9 13 18 0 8 2 12 6 16H8c4-4 6-8 6-16 0-9 4-16 13-18 0-3 2-5 5-5ZM25 49h14a7 7 0 0 1-14 0Z', 'body'],
    ['M26 15c-5 3-7 8-7 15 0 5-1 8-2 11 6-6 3-18 11-26Z', 'light'],
    ['M50 29c0 8 2 12 6 16H34c10-4 14-12 12-24 3 2 4 5 4 8Z', 'dark'],
  ],
  star: [
    ['m32 5 8 17 19 2-14 13 4 19-17-9-17 9 4-19L5 24l19-2 8-17Z', 'body'],
    ['m32 5-8 17L5 24l27 8V5Z', 'light'],
    ['m32 32 13 5 4 19-17-9V32Z', 'dark'],
  ],
  gem: [
    ['M18 10h28l12 16-26 30L6 26l12-16Z', 'body'],
    ['M18 10h14L22 26H6l12-16Z', 'light'],
    ['M42 26h16L32 56l10-30Z', 'dark'],
  ],
  crown: [
    ['m6 18 14 12L32 8l12 22 14-12-5 30H11L6 18ZM11 52h42v5H11v-5Z', 'body'],
    ['m6 18 14 12L32 8v40H11L6 18Z', 'light'],
    ['M11 52h42v5H11v-5ZM40 38a4 4 0 1 0 8 0 4 4 0 0 0-8 0Z', 'dark'],
  ],
  wild: [
    ['M32 4 56 18v28L32 60 8 46V18L32 4Z', 'body'],
    ['M32 4 8 18v28l24-14V4Z', 'light'],
    ['m16 24 5 18 6-12h10l6 12 5-18h-5l-3 9-4-9H28l-4 9-3-9h-5Z', 'dark'],
  ],
};

/** Names of the symbols in pt-BR, for screen readers. */
export const symbolNames: Readonly<Record<SymbolId, string>> = {
  leaf: 'folha',
  drop: 'gota',
  moon: 'lua',
  bell: 'sino',
  star: 'estrela',
  gem: 'gema',
  crown: 'coroa',
  wild: 'curinga',
};

/** Draws a symbol as SVG. */
export function drawSymbol(symbol: SymbolId): VirtualElement {
  return h(
    'svg',
    { class: `symbol ${symbol}`, viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    shapes[symbol].map(([d, layer]) => h('path', { class: layer, d })),
  );
}
