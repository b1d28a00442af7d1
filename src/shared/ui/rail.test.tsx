import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Rail } from './rail';

const games = ['Noite', 'Vale', 'Lenda'];

function show() {
  render(
    <Rail title="Populares">
      {games.map((game) => (
        <div key={game}>
          <button type="button">{game}</button>
          <button type="button">Favoritar {game}</button>
        </div>
      ))}
    </Rail>,
  );
}

test('a rail is a titled region with a list', () => {
  show();
  expect(screen.getByRole('region', { name: 'Populares' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('arrow keys move between items, Home and End to the ends', async () => {
  show();
  screen.getByRole('button', { name: 'Favoritar Noite' }).focus();
  const focused = async (key: string) => {
    await userEvent.keyboard(key);
    return document.activeElement?.textContent;
  };
  expect(await focused('{ArrowRight}')).toBe('Vale');
  expect(await focused('{End}')).toBe('Lenda');
  expect(await focused('{ArrowRight}')).toBe('Lenda');
  expect(await focused('{ArrowLeft}')).toBe('Vale');
  expect(await focused('{Home}')).toBe('Noite');
});
