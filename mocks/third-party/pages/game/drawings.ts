import type { SymbolId } from '../../../domain/slot/symbols';
import { h, type VirtualElement } from '../shared/dom';
import shapes from './symbol-shapes.json';

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

/** Draws a symbol as SVG, from shapes in a view box of 64 that lie over each other in this order. */
export function drawSymbol(symbol: SymbolId): VirtualElement {
  return h(
    'svg',
    { class: `symbol ${symbol}`, viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    (['body', 'light', 'dark'] as const).map((layer) => h('path', { class: layer, d: shapes[symbol][layer] })),
  );
}
