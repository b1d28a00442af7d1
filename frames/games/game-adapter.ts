/** Event of a game. `balance`: the balance may have changed. No page trusts the number that a game reports. */
export type GameEvent = 'loaded' | 'balance' | 'exit';

/** Translates a message of a provider's game; undefined for all that the site does not need. */
export type GameAdapter = (data: unknown) => GameEvent | undefined;
