import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { GameArt } from './game-art';

const art = (isPassing: boolean) => <GameArt name="Lua" images={['/lua.webp']} isPassing={isPassing} />;

test('art of what passes is not asked for until it stays, and once there is not taken away', () => {
  const { container, rerender } = render(art(true));
  expect(container.querySelector('img')).toBeNull();
  rerender(art(false));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/lua.webp');
  rerender(art(true));
  expect(container.querySelector('img')).not.toBeNull();
});
