import type { QueryClient } from '@tanstack/react-query';

import { cashOutMinesGame, getGetMinesFairnessQueryKey, getMinesFairness, revealMinesCell, startMinesGame } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesFairnessAnswer } from '@generated/api/model/mines-fairness-answer';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import { formatCounted } from '@/shared/format/number';
import type { Lookup, MoneyRequests } from '@/shell/money/money-operations';
import { appliedIf, NOT_FOUND } from '@/shell/money/money-operations';
import { NotSentError } from '@/shell/money/operation-errors';
import type { OperationRecord } from '@/shell/money/operation-record';

import type { ProtocolViolation, GameCommitment, ShownCommitment } from './commitments';
import { saveViolation, saveShownCommitment, saveSafeCells, saveStart, readCommitment } from './commitments';
import { CELLS } from '../odds';
import { fetchGame, fetchLatestEnded, fetchOpenGame } from '../round-query';

/** A move of the player. */
export type Move =
  | { readonly type: 'start'; readonly asked: StartMinesGameRequest }
  | { readonly type: 'reveal'; readonly id: Id; readonly cell: number }
  | { readonly type: 'cashout'; readonly id: Id };

/** The hash of the next game is not the one that the player saw. Nothing was sent. */
export class HashChangedError extends NotSentError {}

interface MoveContext {
  readonly client: QueryClient;
  readonly player: Id;
}

/** Creates the lookup of a move whose response was lost. */
export function createMoveLookup({ player }: Pick<MoveContext, 'player'>): Pick<MoneyRequests<Move, MinesGame>, 'lookUp'> {
  return {
    lookUp: async (record): Promise<Lookup<MinesGame>> => {
      const move = parseMove(record);
      if (move === undefined) return NOT_FOUND;
      const game = await findEffect(move, record.knownIds);
      return appliedIf(game && recordReveal(player, game, move));
    },
  };
}

/** Creates the requests of a reveal or a cash-out. They are looked up in the state of the game. */
export function createMoveRequests({ player }: Pick<MoveContext, 'player'>): MoneyRequests<Move, MinesGame> {
  return {
    ...createMoveLookup({ player }),
    knownIds: () => Promise.resolve([]),
    send: async (key, move) => {
      const game = recordReveal(player, await sendMove(move, { headers: { 'Idempotency-Key': key } }), move);
      const breach = move.type === 'reveal' ? findViolation(game, move.cell, readCommitment(player, game.id)) : undefined;
      if (breach !== undefined) saveViolation(player, game.id, breach);
      return game;
    },
  };
}

/**
 * Creates the requests of a start. The hash of the next game is fetched and compared before each of them.
 *
 * @param commitment the commitment that the player was shown
 */
export function createStartRequests({ client, player }: MoveContext, commitment: ShownCommitment): MoneyRequests<Move, MinesGame> {
  async function assertHashUnchanged(): Promise<void> {
    const fairness = await getMinesFairness();
    client.setQueryData<MinesFairnessAnswer>(getGetMinesFairnessQueryKey(), fairness);
    // A game on another device used the seed that was shown: the player sees the new hash before staking on it.
    if (fairness.data.server_seed_hash !== commitment.hash) throw new HashChangedError();
    saveShownCommitment(player, commitment);
  }

  return {
    ...createMoveRequests({ player }),
    knownIds: async () => {
      const [open, ended] = await Promise.all([fetchOpenGame(), fetchLatestEnded(), assertHashUnchanged()]);
      return [...(open === null ? [] : [open.id]), ...ended.map(({ id }) => id)];
    },
    beforeRepeat: assertHashUnchanged,
  };
}

/**
 * What is wrong with the answer to a cell: another one was opened, or the house ended a round that could go on.
 *
 * @param kept what this browser knew of the game: a game that was begun elsewhere is not judged
 */
function findViolation(
  { revealed, status, mines, payout }: MinesGame,
  cell: number,
  kept: GameCommitment | undefined,
): ProtocolViolation | undefined {
  if (kept === undefined) return undefined;
  const opened = `${formatCounted(revealed.length, 'casa aberta', 'casas abertas')}: ${revealed.join(', ') || 'nenhuma'}`;
  const isOpened = status === 'lost' ? revealed.at(-1) === cell : revealed.includes(cell);
  if (!isOpened) return { expected: `casa ${cell}`, actual: opened };
  const mustEnd = payout >= kept.terms.maxPayout || revealed.length === CELLS - mines;
  if (status === 'cashed_out' && !mustEnd) return { expected: `casa ${cell}, rodada aberta`, actual: `${opened}, rodada encerrada` };
  return undefined;
}

/** Records what a response revealed, for the verification at the end of the game. */
function recordReveal(player: Id, game: MinesGame, move: Move): MinesGame {
  if (move.type === 'start') saveStart(player, game, move.asked);
  else saveSafeCells(player, game);
  return game;
}

async function sendMove(move: Move, options: { headers: Record<string, string> }): Promise<MinesGame> {
  switch (move.type) {
    case 'start':
      return (await startMinesGame(move.asked, options)).data;
    case 'reveal':
      return (await revealMinesCell(move.id, { cell: move.cell }, options)).data;
    case 'cashout':
      return (await cashOutMinesGame(move.id, options)).data;
  }
}

/** Finds the game that shows a move, or that has ended without it. @returns undefined if the move may still be executed */
async function findEffect(move: Move, known: readonly Id[]): Promise<MinesGame | undefined> {
  switch (move.type) {
    case 'start': {
      const open = await fetchOpenGame();
      const made = open === null ? await fetchLatestEnded() : [open];
      return made.find(({ id, client_seed: seed }) => !known.includes(id) && seed === move.asked.client_seed);
    }
    case 'reveal': {
      const game = await fetchGame(move.id);
      return game !== undefined && (game.status !== 'open' || game.revealed.includes(move.cell)) ? game : undefined;
    }
    case 'cashout': {
      const game = await fetchGame(move.id);
      return game?.status === 'open' ? undefined : game;
    }
  }
}

/** Parses a persisted move. Only this module writes it. */
function parseMove({ body }: OperationRecord): Move | undefined {
  const move = JSON.parse(body) as Partial<Move>;
  return move.type === undefined ? undefined : (move as Move);
}
