import type { Id } from '@generated/api/model/id';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';

import type { MinesTerms } from '../odds';

/** What this browser knew of a game before and while it was played: what the house says at its end must agree with it. */
export interface GameCommitment {
  readonly id: Id;
  /** The hash that was shown before the stake. */
  readonly hash: string;
  /** What was asked for. */
  readonly asked: StartMinesGameRequest;
  readonly terms: MinesTerms;
  readonly nonce: number;
  /** The cells that the house called safe, in their order. */
  readonly safe: readonly number[];
  /** The first answer to a move that was not what the player had asked for; undefined where there was none. */
  readonly breach?: ProtocolViolation | undefined;
}

/** What a move had to bring and what the house made of it, in words. */
export interface ProtocolViolation {
  readonly expected: string;
  readonly actual: string;
}

/** What is commitment to a start that is on its way. */
export type ShownCommitment = Pick<GameCommitment, 'hash' | 'terms'>;

const MOST = 100;
const gamesOf = (player: Id) => `mines games ${player}`;
const promiseOf = (player: Id) => `mines promise ${player}`;

/** Remembers what was shown before a start, as its answer may come after a reload. */
export function saveShownCommitment(player: Id, commitment: ShownCommitment): void {
  write(promiseOf(player), JSON.stringify(commitment));
}

/** Remembers a game that this browser began, from its first answer on. */
export function saveStart(player: Id, game: MinesGame, asked: StartMinesGameRequest): void {
  const commitment = readShownCommitment(player);
  if (commitment === undefined) return;
  const { id, nonce } = game;
  const others = keptGames(player).filter((one) => one.id !== id);
  write(gamesOf(player), JSON.stringify([{ id, ...commitment, asked, nonce, safe: safeIn(game) }, ...others].slice(0, MOST)));
}

/** Remembers which cells the house has called safe in a game that this browser began. */
export function saveSafeCells(player: Id, game: MinesGame): void {
  const all = keptGames(player);
  const safe = safeIn(game);
  if (!all.some(({ id, safe: before }) => id === game.id && before.length < safe.length)) return;
  write(gamesOf(player), JSON.stringify(all.map((one) => (one.id === game.id ? { ...one, safe } : one))));
}

/** Remembers that a move was answered with another one. */
export function saveViolation(player: Id, id: Id, breach: ProtocolViolation): void {
  const all = keptGames(player);
  write(gamesOf(player), JSON.stringify(all.map((one) => (one.id === id ? { breach, ...one } : one))));
}

/** What was commitment to the start that was sent last. */
export const readShownCommitment = (player: Id): ShownCommitment | undefined => read<ShownCommitment>(promiseOf(player));

/** What this browser knows of a game; undefined for one that was begun elsewhere. */
export function readCommitment(player: Id, id: Id): GameCommitment | undefined {
  return keptGames(player).find((one) => one.id === id);
}

const keptGames = (player: Id) => read<GameCommitment[]>(gamesOf(player)) ?? [];

const safeIn = ({ revealed, status }: MinesGame) => (status === 'lost' ? revealed.slice(0, -1) : revealed);

/** Only this module writes these values. @returns undefined if there is none, or it cannot be parsed */
const read = <T>(name: string): T | undefined => (readStoredJson('local', name) as T | null) ?? undefined;

const write = (name: string, text: string) => void writeStored('local', name, text);
