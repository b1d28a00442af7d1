import { useEffect } from 'react';
import { create } from 'zustand';

/** Number of rounds on this page that are not settled. No reality check and no lock may cover them (SPEC Q21, Q33). */
export const useOpenRounds = create<{ readonly count: number }>(() => ({ count: 0 }));

/** Counts a round of a game while it is open, from the first press until it is settled or the component unmounts. */
export function useOpenRound(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const change = (by: number) => useOpenRounds.setState(({ count }) => ({ count: count + by }));
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
