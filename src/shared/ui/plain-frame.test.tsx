import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { PlainFrame } from './plain-frame';

const ORIGIN = 'http://127.0.0.1:4011';
const rights = { sandbox: ['allow-scripts', 'allow-popups'], permissions: ['autoplay', 'fullscreen'] } as const;
const onLoad = vi.fn();
const onRefused = vi.fn();

afterEach(() => vi.resetAllMocks());

const renderFrame = (src: string, origins = [ORIGIN]) =>
  render(<PlainFrame src={src} origins={origins} rights={rights} title="Jogo" onLoad={onLoad} onRefused={onRefused} />);

test('a plain frame has exactly the rights of its row, and sends only its origin as referrer', () => {
  renderFrame(`${ORIGIN}/game`);
  const frame = screen.getByTitle('Jogo');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
  expect(frame.getAttribute('allow')).toBe(`autoplay ${ORIGIN}; fullscreen ${ORIGIN}`);
  expect(frame.getAttribute('referrerpolicy')).toBe('origin');
  expect(onRefused).not.toHaveBeenCalled();
});

test('its load is reported', () => {
  renderFrame(`${ORIGIN}/game`);
  expect(onLoad).not.toHaveBeenCalled();
  fireEvent.load(screen.getByTitle('Jogo'));
  expect(onLoad).toHaveBeenCalledOnce();
});

test.each(['https://evil.example/game', 'javascript:alert(1)', '/game/1', 'http://localhost:5173/game'])(
  'the address %s of no configured third party is not loaded',
  (src) => {
    renderFrame(src, [ORIGIN, 'http://localhost:5173']);
    expect(screen.queryByTitle('Jogo')).toBeNull();
    expect(onRefused).toHaveBeenCalled();
  },
);
