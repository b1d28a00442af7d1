// Answers of the control API of the stand-in (`mocks/http/control`), as far as the panel shows them.

/** Answer with a list. */
export interface ListOf<Item> {
  readonly data: readonly Item[];
}

/** Situation that a developer can choose for the next visit. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if each visit gets its own player. */
  readonly player: boolean;
  /** True if the scenario breaks calls. */
  readonly fault: boolean;
}

/** Player with amounts in cents. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly verification: string;
  readonly balance: number;
  readonly bonus: number;
  /** Number of open sessions. */
  readonly sessions: number;
  /** True for a player that every world has from the start. */
  readonly demo: boolean;
}

/** State of the world. `now` is its time in ISO 8601, `games` the number of games. */
export interface State {
  readonly now: string;
  readonly clockStopped: boolean;
  readonly games: number;
  readonly players: readonly Player[];
}

/** Visit that was started, with the session of its player. */
export interface Visit {
  /** Value of its cookie, `name:key`. */
  readonly visit: string;
  readonly player: { readonly id: string; readonly name: string } | null;
  /** Token of the session; null without a player. */
  readonly access_token: string | null;
  /** Lifetime of the token in seconds; null without a player. */
  readonly expires_in: number | null;
}

/** Deposit or withdrawal with an amount in cents. */
export interface Transfer {
  readonly id: string;
  readonly player_id: string;
  readonly amount: number;
  readonly status: string;
  readonly created_at: string;
  /** Time at which a deposit ends that is not paid; a withdrawal has none. */
  readonly expires_at?: string;
}

/** Message by e-mail or SMS. */
export interface Mail {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  readonly link: string | null;
}
