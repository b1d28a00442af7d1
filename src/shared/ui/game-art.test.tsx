import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { GameArt } from './game-art';

const art = (isTransient: boolean) => <GameArt name="Lua" images={['/lua.webp']} isTransient={isTransient} />;

test('art is not fetched while its tile is passing, and stays once it is loaded', () => {
  const { container, rerender } = render(art(true));
  expect(container.querySelector('img')).toBeNull();
  rerender(art(false));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/lua.webp');
  rerender(art(true));
  expect(container.querySelector('img')).not.toBeNull();
});
