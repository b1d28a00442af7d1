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

/**
 * Draws a symbol as SVG, from three shapes in a view box of 64: the body, and over it the light and the dark parts. It is hidden from
 * screen readers, so the caller adds its name.
 */
export function drawSymbol(symbol: SymbolId): VirtualElement {
  return h(
    'svg',
    { class: `symbol ${symbol}`, viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    (['body', 'light', 'dark'] as const).map((layer) => h('path', { class: layer, d: shapes[symbol][layer] })),
  );
}
