/** The balance that the prerendered page shows until the application does (`app/boot/early-balance.ts`). */
interface EarlyBalance {
  /** Whose it is. */
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

/** Returns undefined without one, and once it has ended. */
export const earlyBalanceText = (): string | undefined => window.earlyBalance?.text;

/** Removes it from the header once that of the player is there, which shows it until it has ended. */
export function leaveEarlyPlace(): void {
  window.earlyBalance?.place.replaceChildren();
}

/** Ends it: the player's own is shown, or the player may be another. */
export function endEarlyBalance(): void {
  window.earlyBalance?.end();
}
