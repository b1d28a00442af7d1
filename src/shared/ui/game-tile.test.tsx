import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { GameTile } from './game-tile';

const open = vi.fn();
const favor = vi.fn();

function show(props: Partial<Parameters<typeof GameTile>[0]> = {}) {
  const { container } = render(
    <GameTile
      name="Noite de Cobre"
      provider="Oficina Aurora"
      rtp={96.5}
      images={['/cf.svg', '/own.svg']}
      favorite={false}
      onOpen={open}
      onFavorite={favor}
      {...props}
    />,
  );
  return { image: () => container.querySelector('img'), state: () => container.querySelector('[data-state]')?.getAttribute('data-state') };
}

test('name, provider and RTP are announced', () => {
  show();
  expect(screen.getByRole('button', { name: /Noite de Cobre.*Oficina Aurora.*RTP 96,5\s%/ })).toBeTruthy();
});

test('the volatility is marked beside the RTP', () => {
  show({ volatility: 'high' });
  expect(screen.getByText(/^RTP/).dataset['volatility']).toBe('high');
});

test('opening and marking as favorite are two buttons', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Noite de Cobre/ }));
  expect([open.mock.calls.length, favor.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Favoritar Noite de Cobre', pressed: false }));
  expect([open.mock.calls.length, favor.mock.calls.length]).toEqual([1, 1]);
});

test('the button of a favorite is announced as pressed', () => {
  show({ favorite: true });
  expect(screen.getByRole('button', { name: 'Favoritar Noite de Cobre', pressed: true })).toBeTruthy();
});

test('the space of the art is reserved while it loads', () => {
  const { image } = show();
  expect([image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual(['300', '400']);
});

test('art that broke before its tile was hydrated is replaced as well', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValueOnce(true);
  const { image } = show();
  expect(image()?.getAttribute('src')).toBe('/own.svg');
});

test('broken art is replaced by the next image, then by the name', () => {
  const { image, state } = show();
  expect(image()?.getAttribute('src')).toBe('/cf.svg');
  fireEvent.error(image() ?? document.body);
  expect(image()?.getAttribute('src')).toBe('/own.svg');
  fireEvent.error(image() ?? document.body);
  expect(image()).toBeNull();
  expect(state()).toBe('broken');
  expect(screen.getAllByText('Noite de Cobre')).toHaveLength(2);
});

test('art on the first screen is fetched eagerly, other art lazily', () => {
  const first = show({ eager: 'high' }).image();
  expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  expect(show().image()?.getAttribute('loading')).toBe('lazy');
});
