import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { game } from '../../../../mocks/factories/games';
import { GameCard } from './game-card';

test.each([
  ['Novo', { is_new: true, highlight: 'hot' }],
  ['Em alta', { highlight: 'hot' }],
  ['Exclusivo', { highlight: 'exclusive' }],
] as const)('the tile of a game is marked as %s', (mark, fields) => {
  render(<GameCard game={game(1, fields)} favorite={false} onFavorite={() => undefined} />);
  expect(screen.getByText(mark)).toBeTruthy();
});

test('the tile of a game with an unknown highlight has no mark', () => {
  render(<GameCard game={game(1, { highlight: 'unknown' })} favorite={false} onFavorite={() => undefined} />);
  for (const mark of ['Novo', 'Em alta', 'Exclusivo']) expect(screen.queryByText(mark)).toBeNull();
});
