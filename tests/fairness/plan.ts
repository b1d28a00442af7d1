import { CATALOGUE } from '../../mocks/http/cheats/catalogue';
import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import { CHEAT_GAMES } from '../../mocks/db/games/cheat-switch';

export interface PlannedCheat {
  readonly game: CheatGame;
  readonly name: string;
}

/** Numbers of cheats and lawful cases in a rotating sample. */
const SAMPLED_CHEATS_PER_GAME = 1;
const SAMPLED_LAWFUL = 1;
const DAY_MS = 86_400_000;

/**
 * Variables that choose the plays: `FAIRNESS_ROUNDS=30 FAIRNESS_ALL=1` plays everything; `FAIRNESS_ONLY=name,name` and
 * `FAIRNESS_GAME` choose.
 */
const { FAIRNESS_ROUNDS = '1', FAIRNESS_ALL, FAIRNESS_ONLY, FAIRNESS_GAME, FAIRNESS_DAY } = process.env;
const only = FAIRNESS_ONLY?.split(',');
const day = Number(FAIRNESS_DAY ?? Math.floor(Date.now() / DAY_MS));

/** Number of rounds of each cheat. */
export const rounds = Number(FAIRNESS_ROUNDS);

export function planCheats(): readonly PlannedCheat[] {
  const all = CHEAT_GAMES.flatMap((game) => Object.keys(CATALOGUE[game]).map((name) => ({ game, name })));
  if (only !== undefined || FAIRNESS_ALL !== undefined)
    return all.filter(({ game, name }) => (only?.includes(name) ?? true) && (FAIRNESS_GAME ?? game) === game);
  return CHEAT_GAMES.flatMap((game) =>
    sample(
      all.filter((one) => one.game === game),
      SAMPLED_CHEATS_PER_GAME,
    ),
  );
}

export function planLawful<Case extends { readonly game: CheatGame; readonly name: string }>(cases: readonly Case[]): readonly Case[] {
  if (only !== undefined || FAIRNESS_ALL !== undefined)
    return cases.filter(({ game, name }) => (only?.includes(name) ?? true) && (FAIRNESS_GAME ?? game) === game);
  return sample(cases, SAMPLED_LAWFUL);
}

/** Returns the next items each day, so that everything is played within two months. */
function sample<Item>(items: readonly Item[], count: number): readonly Item[] {
  const first = (day * count) % Math.max(1, items.length);
  return [...items.slice(first), ...items.slice(0, first)].slice(0, count);
}
