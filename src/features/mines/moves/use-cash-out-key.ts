import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onCashOut` for the key C, without Ctrl, Meta or Alt, while the focus is within the element `game`. A held key calls it once. The
 * caller checks if the round can be cashed out. No text field is there while a round is open.
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
