/** Games in which the operator can be made to cheat. */
export const CHEAT_GAMES = ['mines', 'double'] as const;
export type CheatGame = (typeof CHEAT_GAMES)[number];

/** Cheat that is switched on. */
export interface ActiveCheat {
  /** Name of the cheat in the catalogue. */
  name: string;
  /** Time when it was switched on, in Unix ms. */
  since: number;
}

/** State as plain data: the cheat of each game, null for an honest operator. */
export type CheatState = Record<CheatGame, ActiveCheat | null>;

const HONEST: Readonly<CheatState> = { mines: null, double: null };

/** Creates the switch of cheats. It holds names only: `mocks/http/cheats` has their code. */
export function createCheatSwitch() {
  let state: CheatState = { ...HONEST };
  return {
    active: (game: CheatGame): ActiveCheat | null => state[game],
    set: (game: CheatGame, cheat: ActiveCheat | null): void => void (state = { ...state, [game]: cheat }),
    dump: (): CheatState => ({ ...state }),
    /** @param saved missing in snapshots without cheats: the operator is then honest */
    restore: (saved: CheatState = HONEST): void => void (state = { ...saved }),
  };
}
