/** The balance that the prerendered page shows until the application does (`app/boot/early-balance.ts`). */
interface EarlyBalance {
  /** Of the player whose balance it is. */
  readonly token: string;
  readonly text: string;
  /** In the header of the prerendered page. */
  readonly place: Element;
  /** Removes it from the page and from here. */
  readonly end: () => void;
}

declare global {
  interface Window {
    earlyBalance?: EarlyBalance;
  }
}

/** Returns the formatted amount, or undefined if none is shown. */
export const earlyBalanceText = (): string | undefined => window.earlyBalance?.text;

/** Empties its place in the header: the player's part of the header shows the same amount from now on. */
export function leaveEarlyPlace(): void {
  window.earlyBalance?.place.replaceChildren();
}

/** Removes it: the validated balance is shown, or another player may have logged in. */
export function endEarlyBalance(): void {
  window.earlyBalance?.end();
}
