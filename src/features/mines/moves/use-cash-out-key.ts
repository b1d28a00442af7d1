import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/**
 * Cashes out at the press of C. Only while the focus is inside the game, where nothing can be typed as long as a round
 * is open, so that it is in nobody's way.
 *
 * @param game what holds the game
 */
export function useCashOutKey(game: RefObject<HTMLElement | null>, onCashOut: () => void): void {
  const cashOut = useEffectEvent(onCashOut);
  useEffect(() => {
    const element = game.current;
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (event.key.toLowerCase() === 'c' && isPlain) cashOut();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [game]);
}
