import type { Id } from '@generated/api/model/id';
import type { MinesFairness } from '@generated/api/model/mines-fairness';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import type { Known } from '@/shared/lib/known';
import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

import type { MinesTerms } from './odds';

/** A published commitment, as this browser saw it. Persisted: the field names must not change. */
export interface SeenCommitment {
  readonly hash: string;
  readonly nonce: number;
  /** Time stated by the operator. */
  readonly committedAt: string;
  /** Time in epoch ms of this browser's clock, before the client seed was sent. */
  readonly seenAt: number;
}

/** Commitment with the terms shown to the player. */
export interface ShownCommitment extends SeenCommitment {
  readonly terms: MinesTerms;
  /** Published row of the chosen number of mines. */
  readonly multipliers?: readonly number[] | undefined;
}

/** Commitment saved before and during a game, for its verification. Persisted: the field names must not change. */
export interface GameCommitment extends ShownCommitment {
  readonly id: Id;
  readonly asked: StartMinesGameRequest;
  /** Cells declared safe, in order. */
  readonly safe: readonly number[];
  /** True if the operator knew the client seed before it published this commitment. */
  readonly isSeedKnown?: true | undefined;
  /** End as first seen. */
  readonly end?: GameEnd | undefined;
  /** True if a cash-out was answered with 200, and its game was still open. Lawful only if the game turns out to be paid. */
  readonly isCashOutOpen?: true | undefined;
  /** First violation. */
  readonly breach?: ProtocolViolation | undefined;
}

export type GameEnd = Known<Pick<MinesGame, 'status' | 'revealed' | 'payout'>>;

/** A response that did not fit its move, as texts for the receipt. */
export interface ProtocolViolation {
  readonly expected: string;
  readonly actual: string;
}

/** A client seed that was sent, with the commitment that was valid then. Persisted: the field names must not change. */
interface SentSeed extends ShownCommitment {
  readonly clientSeed: string;
}

const MAX_GAMES = 300;
const MAX_SENT_SEEDS = 100;
const seenKey = (player: Id) => `mines-commitment ${player}`;
const sentKey = (player: Id) => `mines-sent ${player}`;
const listKey = (player: Id) => `mines-games ${player}`;
const gameKey = (player: Id, id: Id) => `mines-game ${player} ${id}`;

/** Returns the commitment that this browser saw last. */
export const readSeenCommitment = (player: Id): SeenCommitment | undefined => readJson(seenKey(player));

/** Saves a commitment unless another one waits for its examination. */
export function noteCommitment(player: Id, fairness: MinesFairness, now = Date.now()): SeenCommitment {
  const seen = readSeenCommitment(player);
  if (seen !== undefined && isSameCommitment(seen, fairness)) return seen;
  const next = toSeen(fairness, now);
  if (seen === undefined) writeJson(seenKey(player), next);
  return next;
}

/** Replaces the saved commitment, once the change is examined. */
export function replaceSeenCommitment(player: Id, fairness: MinesFairness, now = Date.now()): void {
  const seen = readSeenCommitment(player);
  if (seen === undefined || !isSameCommitment(seen, fairness)) writeJson(seenKey(player), toSeen(fairness, now));
  // Earlier versions stored no nonce.
  removeStored('local', `mines promise ${player}`);
  removeStored('local', `mines games ${player}`);
}

export const isSameCommitment = (seen: SeenCommitment, { server_seed_hash: hash, nonce }: MinesFairness): boolean =>
  seen.hash === hash && seen.nonce === nonce;

/** Saves client seed and shown commitment before a start is sent: its response may arrive after a reload. */
export function saveSentSeed(
  player: Id,
  clientSeed: string,
  { hash, nonce, committedAt, seenAt, terms, multipliers }: ShownCommitment,
): void {
  const sent: SentSeed = { hash, nonce, committedAt, seenAt, terms, multipliers, clientSeed };
  const last = readSentSeeds(player)[0];
  if (last?.clientSeed === clientSeed && last.hash === hash && last.nonce === nonce) return;
  writeJson(sentKey(player), [sent, ...readSentSeeds(player)].slice(0, MAX_SENT_SEEDS));
}

/** Returns true if this browser has sent the seed before. */
export const wasSeedSent = (player: Id, clientSeed: string): boolean =>
  readSentSeeds(player).some((sent) => sent.clientSeed === clientSeed);

export function saveStart(player: Id, game: MinesGame, asked: StartMinesGameRequest): void {
  // A start may have been sent twice, the second time under a later commitment.
  const sent = readSentSeeds(player).filter(({ clientSeed }) => clientSeed === asked.client_seed);
  const used = sent.findIndex(({ hash, nonce }) => hash === game.server_seed_hash && nonce === game.nonce);
  const shown = sent[Math.max(0, used)];
  if (shown === undefined || readCommitment(player, game.id) !== undefined) return;
  const { clientSeed: _, ...saved } = shown;
  const isSeedKnown = sent.slice(Math.max(0, used)).some((earlier) => earlier.hash !== shown.hash) || undefined;
  const { id } = game;
  writeJson(gameKey(player, id), { id, ...saved, asked, safe: safeCells(game), isSeedKnown });
  const [kept, dropped] = splitAt([id, ...readGameIds(player)], MAX_GAMES);
  for (const old of dropped) removeStored('local', gameKey(player, old));
  writeJson(listKey(player), kept);
}

/** Saves safe cells, never fewer than before, and the end as first seen. */
export function saveProgress(player: Id, game: MinesGame): void {
  const saved = readCommitment(player, game.id);
  if (saved === undefined) return;
  const safe = safeCells(game);
  const { status, revealed, payout } = game;
  const end = saved.end ?? (status === 'open' || status === 'unknown' || payout === 'unknown' ? undefined : { status, revealed, payout });
  if (saved.safe.length >= safe.length && saved.end === end) return;
  writeJson(gameKey(player, game.id), { ...saved, safe: saved.safe.length < safe.length ? safe : saved.safe, end });
}

/** Saves a game's first violation. */
export function saveViolation(player: Id, id: Id, breach: ProtocolViolation): void {
  const saved = readCommitment(player, id);
  if (saved !== undefined) writeJson(gameKey(player, id), { breach, ...saved });
}

/** Saves that a cash-out was confirmed with an open game. */
export function saveOpenCashOut(player: Id, id: Id): void {
  const saved = readCommitment(player, id);
  if (saved !== undefined) writeJson(gameKey(player, id), { ...saved, isCashOutOpen: true });
}

/** Returns undefined for a game from another browser. */
export const readCommitment = (player: Id, id: Id): GameCommitment | undefined => readJson(gameKey(player, id));

/** Returns the ids of the games that this browser started, newest first. */
export const readGameIds = (player: Id): readonly Id[] => readJson<Id[]>(listKey(player)) ?? [];

const readSentSeeds = (player: Id) => readJson<SentSeed[]>(sentKey(player)) ?? [];

const toSeen = ({ server_seed_hash: hash, nonce, committed_at: committedAt }: MinesFairness, seenAt: number): SeenCommitment => ({
  hash,
  nonce,
  committedAt,
  seenAt,
});

const safeCells = ({ revealed, status }: MinesGame) => (status === 'lost' ? revealed.slice(0, -1) : revealed);

const splitAt = <T>(list: readonly T[], at: number) => [list.slice(0, at), list.slice(at)] as const;

const readJson = <T>(key: string): T | undefined => (readStoredJson('local', key) as T | null) ?? undefined;

const writeJson = (key: string, value: unknown) => void writeStored('local', key, JSON.stringify(value));
