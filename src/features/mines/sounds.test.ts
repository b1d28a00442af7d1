import { beforeEach, expect, test, vi } from 'vitest';

import { LOST_GAME, OPEN_GAME } from '@/fairness/mines/games.fixture';

import { playRoundSound, useMinesSound } from './sounds';

beforeEach(() => localStorage.clear());

test('no sound plays until the player turns it on, and the choice is persisted', () => {
  const oscillate = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      createOscillator = () => ({
        frequency: { setValueAtTime: oscillate },
        connect: (to: unknown) => to,
        start: () => {},
        stop: () => {},
      });
      createGain = () => ({
        gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
        connect: (to: unknown) => to,
      });
    },
  );
  playRoundSound(OPEN_GAME);
  expect(oscillate).not.toHaveBeenCalled();
  useMinesSound.getState().toggle();
  expect(localStorage.getItem('mines-sound')).toBe('on');
  oscillate.mockClear();
  playRoundSound({ ...OPEN_GAME, revealed: [] });
  expect(oscillate).not.toHaveBeenCalled();
  playRoundSound(OPEN_GAME);
  playRoundSound(LOST_GAME);
  expect(oscillate).toHaveBeenCalledTimes(2);
  useMinesSound.getState().toggle();
  vi.unstubAllGlobals();
});
