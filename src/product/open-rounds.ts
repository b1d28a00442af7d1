import { useEffect } from 'react';
import { create } from 'zustand';

/** Rounds on this page that are not settled: a reality check must not cover them (SPEC Q21). */
export const useOpenRounds = create<{ readonly count: number }>(() => ({ count: 0 }));

/** Keeps reality checks away while the round of a game is not settled. */
export function useOpenRound(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const change = (by: number) => useOpenRounds.setState(({ count }) => ({ count: count + by }));
    change(1);
    return () => change(-1);
  }, [isOpen]);
}
