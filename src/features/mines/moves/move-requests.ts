import type { QueryClient } from '@tanstack/react-query';

import { cashOutMinesGame, getGetMinesFairnessQueryKey, getMinesFairness, revealMinesCell, startMinesGame } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesFairnessAnswer } from '@generated/api/model/mines-fairness-answer';
import type { MinesGame } from '@generated/api/model/mines-game';

import type { ShownCommitment } from '@/fairness/mines/commitments';
import {
  isSameCommitment,
  readCommitment,
  saveOpenCashOut,
  saveProgress,
  saveSentSeed,
  saveStart,
  saveViolation,
} from '@/fairness/mines/commitments';
import type { Lookup, MoneyRequests } from '@/product/money/money-requests';
import { appliedIf, NOT_FOUND } from '@/product/money/money-requests';
import { NotSentError } from '@/product/money/operation-errors';

import { fetchGame, fetchLatestEnded, fetchOpenGame } from '../round-query';
import { findViolation } from './find-violation';
import type { Move } from './move';
import { parseMove } from './move';

/** Thrown if hash or nonce of the next game differ from the shown ones. Nothing was sent. */
export class HashChangedError extends NotSentError {}

interface MoveContext {
  readonly client: QueryClient;
  readonly player: Id;
}

/** Looks up a lost move. */
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

/** Reveals or cashes out. */
export function createMoveRequests({ player }: Pick<MoveContext, 'player'>): MoneyRequests<Move, MinesGame> {
  return {
    ...createMoveLookup({ player }),
    knownIds: () => Promise.resolve([]),
    send: async (key, move) => {
      const game = recordReveal(player, await sendMove(move, { headers: { 'Idempotency-Key': key } }), move);
      const violation = findViolation(game, move, readCommitment(player, game.id));
      if (violation !== undefined) saveViolation(player, game.id, violation);
      if (move.type === 'cashout' && game.status === 'open') saveOpenCashOut(player, game.id);
      return game;
    },
  };
}

/** Creates the requests of a start, which compare hash and nonce of the next game with the `commitment` as shown. */
export function createStartRequests({ client, player }: MoveContext, commitment: ShownCommitment): MoneyRequests<Move, MinesGame> {
  const { send, ...requests } = createMoveRequests({ player });

  async function assertUnchanged(): Promise<void> {
    const fairness = await getMinesFairness();
    client.setQueryData<MinesFairnessAnswer>(getGetMinesFairnessQueryKey(), fairness);
    // A game on another device used the shown seed. The player must see the new hash first.
    if (!isSameCommitment(commitment, fairness.data)) throw new HashChangedError();
  }

  return {
    ...requests,
    knownIds: async () => {
      const [open, ended] = await Promise.all([fetchOpenGame(), fetchLatestEnded(), assertUnchanged()]);
      return [...(open === null ? [] : [open.id]), ...ended.map(({ id }) => id)];
    },
    beforeRepeat: assertUnchanged,
    send: (key, move) => {
      // The commitment is stored before the client seed leaves this browser.
      if (move.type === 'start') saveSentSeed(player, move.asked.client_seed, commitment);
      return send(key, move);
    },
  };
}

/** Saves what a response revealed, for the verification. */
function recordReveal(player: Id, game: MinesGame, move: Move): MinesGame {
  if (move.type === 'start') saveStart(player, game, move.asked);
  saveProgress(player, game);
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

const isEnded = ({ status }: MinesGame) => status === 'cashed_out' || status === 'lost';

/** Returns the game that shows a move, or that ended without it; undefined if the move may still be executed. */
async function findEffect(move: Move, known: readonly Id[]): Promise<MinesGame | undefined> {
  switch (move.type) {
    case 'start': {
      const open = await fetchOpenGame();
      const candidates = open === null ? await fetchLatestEnded() : [open];
      return candidates.find(({ id, client_seed: seed }) => !known.includes(id) && seed === move.asked.client_seed);
    }
    case 'reveal': {
      const game = await fetchGame(move.id);
      return game !== undefined && (isEnded(game) || game.revealed.includes(move.cell)) ? game : undefined;
    }
    case 'cashout': {
      const game = await fetchGame(move.id);
      return game !== undefined && isEnded(game) ? game : undefined;
    }
  }
}
