import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { stubResizeObserver } from '../lib/resize-observer.fixture';
import { Rail } from './rail';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

/** Simulates a layout: three of twenty items of 100 px are in view. */
function giveWidths(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2000);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  stubResizeObserver();
}

test('items are rendered as they come near, and the End key reaches the last one', async () => {
  giveWidths();
  render(
    <Rail title="Populares">
      {Array.from({ length: 20 }, (_, index) => (
        <button key={index} type="button">{`Jogo ${String(index + 1)}`}</button>
      ))}
    </Rail>,
  );
  const row = screen.getByRole('list');
  expect(screen.getAllByRole('button', { name: /^Jogo/ })).toHaveLength(5);
  row.scrollLeft = 700;
  fireEvent.scroll(row);
  expect(screen.getAllByRole('button', { name: /^Jogo/ })).toHaveLength(12);
  screen.getByRole('button', { name: 'Jogo 1' }).focus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Jogo 20');
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
