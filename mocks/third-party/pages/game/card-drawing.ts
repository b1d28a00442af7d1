import { type Card, rankOf } from '../../../domain/games/cards';
import { h, type VirtualElement } from '../shared/dom';
import { animateAll } from './stage';

/** Duration of a card's way to its place. The next card starts when it lies there. */
const DEAL_MS = 320;
/** Letters on the cards by rank. Other ranks are numbers. */
const RANKS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
/** Names of the same ranks in pt-BR, for screen readers. */
const RANK_NAMES: Readonly<Record<number, string>> = { 1: 'ás', 11: 'valete', 12: 'dama', 13: 'rei' };
/** Suits in the order of the card numbers, 13 cards each, with their path in a view box of 20. */
const SUITS = [
  { name: 'copas', look: 'red', d: 'M10 18C3 12 1 9 1 6a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 12Z' },
  { name: 'ouros', look: 'red', d: 'M10 1l7 9-7 9-7-9Z' },
  { name: 'paus', look: 'black', d: 'M10 1a4 4 0 0 1 3 6.6A4 4 0 1 1 11 14l1.5 5h-5L9 14A4 4 0 1 1 7 7.6 4 4 0 0 1 10 1Z' },
  { name: 'espadas', look: 'black', d: 'M10 1c7 6 9 8 9 11a4 4 0 0 1-8 1l1.5 6h-5L9 13a4 4 0 0 1-8-1c0-3 2-5 9-11Z' },
] as const;

function drawCard(card: Card | undefined): VirtualElement {
  if (card === undefined) return h('div', { class: 'card back', role: 'img', 'aria-label': 'carta fechada' });
  const rank = rankOf(card);
  const suit = SUITS[Math.floor(card / 13)] ?? SUITS[0];
  return h(
    'div',
    { class: `card ${suit.look}`, role: 'img', 'aria-label': `${RANK_NAMES[rank] ?? String(rank)} de ${suit.name}` },
    h('b', {}, RANKS[rank] ?? String(rank)),
    h('svg', { viewBox: '0 0 20 20' }, h('path', { d: suit.d })),
  );
}

/** Draws a hand. An undefined card lies face down. @param points undefined to show none @param isWinner true to highlight the hand */
export function drawHand(
  title: string,
  cards: readonly (Card | undefined)[],
  points: number | undefined,
  isWinner: boolean,
): VirtualElement {
  return h(
    'section',
    { class: isWinner ? 'stack hand won' : 'stack hand', 'aria-label': title },
    h('h2', { class: 'line' }, title, points !== undefined && h('b', {}, String(points))),
    h('div', { class: 'wrap cards' }, cards.map(drawCard)),
  );
}

/**
 * Lets the cards inside an element appear one after the other in document order, and resolves when all lie there.
 *
 * @param from number of cards that lie there already
 */
export function dealCards(root: Element, from: number): Promise<void> {
  return animateAll(root, '.card', { transform: 'translateY(-80%)', opacity: 0 }, (index) => ({
    duration: index < from ? 0 : DEAL_MS,
    delay: Math.max(0, index - from) * DEAL_MS,
    fill: 'backwards',
  }));
}
