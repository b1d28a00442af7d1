/** Color of Double. */
export type Color = 'red' | 'black' | 'white';

/** Round of the table, as far as the tests read it. */
export interface CurrentRound {
  readonly id: string;
  readonly round: number;
  readonly status: string;
  readonly betting_ends_at: string;
  readonly server_time: string;
}

/** Player of Mines, in a browser (`mines-player.ts`) or by the site's modules without its pages (`mines-modules.ts`). */
export interface MinesPlayer {
  /** Makes the operator cheat; null makes it honest again. */
  readonly cheat: (name: string | null) => Promise<unknown>;
  /** Opens the page again, and waits until a round can be started. */
  readonly open: () => Promise<unknown>;
  /** Opens the page again in a round, without a wait for the round. */
  readonly reload: () => Promise<unknown>;
  /** Starts a round, and waits until the page shows it. */
  readonly start: () => Promise<unknown>;
  /** Sends a start, whatever its answer. Returns true if a round is open then. */
  readonly tryStart: () => Promise<boolean>;
  /** Presses a cell, by its index from 0, and waits for the answer, whatever it is. */
  readonly openCell: (cell: number) => Promise<unknown>;
  /** Waits for the end of the press of a cell. Returns true if the round is open. */
  readonly isOpen: () => Promise<boolean>;
  /** Cashes out, which needs an opened cell, and waits for the answer, whatever it is. */
  readonly cashOut: () => Promise<unknown>;
  /** Requests a new server seed, which reveals the old one. */
  readonly newServerSeed: () => Promise<unknown>;
  /** Returns the safe cells of the last game, which only the operator knows. Those near the usual cell come first. */
  readonly safeCells: () => Promise<readonly number[]>;
  /** Returns the mines of the last game, which only the operator knows. */
  readonly mines: () => Promise<readonly number[]>;
  /** Waits until an end or a payment is overdue: in a browser until a verdict is not green, otherwise 61 s. */
  readonly waitForEnd: () => Promise<unknown>;
  /** Waits until the last round is green. Checks nothing without a browser. */
  readonly verified: () => Promise<unknown>;
}

/** Player of Double, in a browser (`double-player.ts`) or by the site's modules without its pages (`double-modules.ts`). */
export interface DoublePlayer {
  /** Makes the operator cheat; null makes it honest again. */
  readonly cheat: (name: string | null) => Promise<unknown>;
  /** Opens the page again, and waits until it follows the table. */
  readonly open: () => Promise<unknown>;
  /** Moves the clock to the next round, and waits until the page accepts bets on it. */
  readonly nextRound: () => Promise<CurrentRound>;
  /** Sends a bet, whatever its answer. */
  readonly bet: (color: Color) => Promise<unknown>;
  /** Takes the first bet back, whatever the answer. */
  readonly takeBack: () => Promise<unknown>;
  /** Moves the clock to the end of the bets, and waits until the page says what became of a request without an answer. */
  readonly closeBets: (round: CurrentRound) => Promise<unknown>;
  /** Moves the clock to the end of the bets, and waits until the page has written their final list into the journal, 5 s later. */
  readonly seeFinalList: (round: CurrentRound) => Promise<unknown>;
  /** Moves the clock to the result of a round, which completes its evidence. */
  readonly finish: (round: CurrentRound) => Promise<unknown>;
  /** Waits until a bet must have been settled. */
  readonly waitForSettlement: () => Promise<unknown>;
  /** Returns the colour that the seeds of a round give. Before its end only the operator knows it. */
  readonly winner: (round: CurrentRound) => Promise<Color>;
  /**
   * Moves the table so that a number of rounds after the current one are the last of their chain. Refunds bets on the open round. The page
   * must then be opened again; in a browser it has forgotten what it saw.
   */
  readonly endChain: (rounds: number) => Promise<unknown>;
}
