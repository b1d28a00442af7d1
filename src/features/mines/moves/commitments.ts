import type { Id } from '@generated/api/model/id';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';

import type { MinesTerms } from '../odds';

/** Saved before and during a game, for its verification. Persisted: the field names must not change. */
export interface GameCommitment {
  readonly id: Id;
  /** As shown before the stake. */
  readonly hash: string;
  readonly asked: StartMinesGameRequest;
  readonly terms: MinesTerms;
  readonly nonce: number;
  /** Cells declared safe, in order. */
  readonly safe: readonly number[];
  /** Only the first. */
  readonly breach?: ProtocolViolation | undefined;
}

/** A response that did not fit its move, as texts for the receipt. */
export interface ProtocolViolation {
  readonly expected: string;
  readonly actual: string;
}

export type ShownCommitment = Pick<GameCommitment, 'hash' | 'terms'>;

const MAX_GAMES = 100;
const gamesKey = (player: Id) => `mines games ${player}`;
const shownKey = (player: Id) => `mines promise ${player}`;

/** Saves the shown commitment: a start's response may arrive after a reload. */
export function saveShownCommitment(player: Id, shown: ShownCommitment): void {
  writeJson(shownKey(player), shown);
}

export function saveStart(player: Id, game: MinesGame, asked: StartMinesGameRequest): void {
  const shown = readJson<ShownCommitment>(shownKey(player));
  if (shown === undefined) return;
  const { id, nonce } = game;
  const others = readGames(player).filter((saved) => saved.id !== id);
  writeJson(gamesKey(player), [{ id, ...shown, asked, nonce, safe: safeCells(game) }, ...others].slice(0, MAX_GAMES));
}

/** Saves safe cells, never fewer than before. */
export function saveSafeCells(player: Id, game: MinesGame): void {
  const games = readGames(player);
  const safe = safeCells(game);
  if (!games.some((saved) => saved.id === game.id && saved.safe.length < safe.length)) return;
  writeJson(
    gamesKey(player),
    games.map((saved) => (saved.id === game.id ? { ...saved, safe } : saved)),
  );
}

/** Saves a game's first violation. */
export function saveViolation(player: Id, id: Id, breach: ProtocolViolation): void {
  writeJson(
    gamesKey(player),
    readGames(player).map((saved) => (saved.id === id ? { breach, ...saved } : saved)),
  );
}

/** Returns undefined for a game from another browser. */
export function readCommitment(player: Id, id: Id): GameCommitment | undefined {
  return readGames(player).find((saved) => saved.id === id);
}

const readGames = (player: Id) => readJson<GameCommitment[]>(gamesKey(player)) ?? [];

const safeCells = ({ revealed, status }: MinesGame) => (status === 'lost' ? revealed.slice(0, -1) : revealed);

const readJson = <T>(key: string): T | undefined => (readStoredJson('local', key) as T | null) ?? undefined;

const writeJson = (key: string, value: unknown) => void writeStored('local', key, JSON.stringify(value));
