/** The balance that the prerendered page shows until the application does (`startup/early-balance.ts`). */
interface EarlyBalance {
  /** Token of the player whose balance it is. */
  readonly token: string;
  /** Amount as the header formats it. */
  readonly text: string;
  /** Element in the header of the prerendered page that shows the balance. */
  readonly place: Element;
  /** Removes the balance from the page and from `window`. */
  readonly end: () => void;
}

declare global {
  interface Window {
    earlyBalance?: EarlyBalance;
  }
}

/** Returns the formatted amount of the early balance; undefined if there is none, or after `endEarlyBalance`. */
export const earlyBalanceText = (): string | undefined => window.earlyBalance?.text;

/**
 * Empties the element of the early balance, because the player's part of the header shows the same amount from now on.
 * `earlyBalanceText` still returns it.
 */
export function leaveEarlyPlace(): void {
  window.earlyBalance?.place.replaceChildren();
}

/** Removes the early balance: the validated one is shown, or another player may have logged in. */
export function endEarlyBalance(): void {
  window.earlyBalance?.end();
}
