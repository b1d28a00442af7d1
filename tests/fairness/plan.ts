import { CATALOGUE } from '../../mocks/http/cheats/catalogue';
import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import { CHEAT_GAMES } from '../../mocks/db/games/cheat-switch';

/** Cheat that is played. */
export interface PlannedCheat {
  readonly game: CheatGame;
  readonly name: string;
}

/** Number of cheats of each game, and of lawful cases, in the sample of a day. */
const SAMPLED_CHEATS_PER_GAME = 1;
const SAMPLED_LAWFUL = 1;
const DAY_MS = 86_400_000;

/**
 * Environment variables that select the plays. By default, a sample that changes each day is played for one round.
 * `FAIRNESS_ALL=1` plays everything, `FAIRNESS_ONLY=name,name` the named ones. With one of these two, `FAIRNESS_GAME` selects a game.
 * `FAIRNESS_ROUNDS=30` plays 30 rounds of each cheat. `FAIRNESS_DAY` selects the sample of another day, in days since 1970.
 */
const { FAIRNESS_ROUNDS = '1', FAIRNESS_ALL, FAIRNESS_ONLY, FAIRNESS_GAME, FAIRNESS_DAY } = process.env;
const only = FAIRNESS_ONLY?.split(',');
const day = Number(FAIRNESS_DAY ?? Math.floor(Date.now() / DAY_MS));

/** Number of rounds for each cheat, by default 1. */
export const rounds = Number(FAIRNESS_ROUNDS);

/** Returns the cheats to play; none if `FAIRNESS_ONLY` has no name of a cheat. */
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

/** Returns those of the lawful cases that are to be played; none if `FAIRNESS_ONLY` has none of their names. */
export function planLawful<Case extends { readonly game: CheatGame; readonly name: string }>(cases: readonly Case[]): readonly Case[] {
  if (only !== undefined || FAIRNESS_ALL !== undefined)
    return cases.filter(({ game, name }) => (only?.includes(name) ?? true) && (FAIRNESS_GAME ?? game) === game);
  return sample(cases, SAMPLED_LAWFUL);
}

/** Returns `count` items, the next ones each day, so that all items are played in turn. */
function sample<Item>(items: readonly Item[], count: number): readonly Item[] {
  const first = (day * count) % Math.max(1, items.length);
  return [...items.slice(first), ...items.slice(0, first)].slice(0, count);
}
