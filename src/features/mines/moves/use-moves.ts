import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { getGetMeQueryKey } from '@generated/api/auth';
import { getGetMinesFairnessQueryKey, getListMinesHistoryQueryKey } from '@generated/api/mines';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';
import { getGetProtectionQueryKey } from '@generated/api/protection';
import { getGetWalletQueryKey, getListTransactionsQueryKey } from '@generated/api/wallet';

import type { ShownCommitment } from '@/fairness/mines/commitments';
import { yieldToMain } from '@/shared/lib/yield-to-main';
import { useIsPlayer } from '@/session/use-session';
import { invalidateInTasks } from '@/product/invalidate-in-tasks';
import { meQuery } from '@/product/me-query';
import type { OperationResult } from '@/product/money/locked-operation';
import { STORAGE_PREFIX } from '@/product/money/page-operations';
import { reportDone } from '@/product/money/report-done';
import { useLockedOperation } from '@/product/money/use-locked-operation';

import { roundKey, showRound } from '../round-query';
import type { Move } from './move';
import { createStartRequests, moveLookup, moveRequests } from './move-requests';

/** Game after the move; undefined if no pending move was found. If the outcome is that of an earlier move, the pressed one was not sent. */
type MoveResult = OperationResult<MinesGame | undefined>;

/** Move to send. */
interface SentMove {
  readonly move: Move;
  readonly commitment?: ShownCommitment | undefined;
}

/** Keys of the queries that are refetched after a start: fairness data, player, wallet, transactions, protection and statement. */
const KEYS_ON_START = [
  getGetMinesFairnessQueryKey(),
  getGetMeQueryKey(),
  getGetWalletQueryKey(),
  getListTransactionsQueryKey(),
  getGetProtectionQueryKey(),
  ['/api/statement'],
];
/** Keys of the queries that are refetched after the end of a round, and after a failure: those of a start and the history. */
const KEYS_ON_END = [...KEYS_ON_START, getListMinesHistoryQueryKey()];

/**
 * Sends moves, one at a time over all tabs. A lost response is looked up, also after a reload, and rechecked in the
 * background. The game of each move is shown on the board. The player's money is refetched after a start, an end and a failure.
 *
 * @param onMove called with the game after each move that was applied; its `move` is null unless the move was just pressed
 */
export function useMoves(onMove: (game: MinesGame, move: Move | null) => void) {
  const client = useQueryClient();
  const player = useQuery(meQuery(useIsPlayer())).data?.user.id;
  const name = player === undefined ? undefined : `mines ${player}`;

  const { begin, running, isChecking, result, unresolved, failure, reset } = useLockedOperation<Move, SentMove, MoveResult, MinesGame>({
    name,
    run: async (operation, sent, onLost) => {
      if (player === undefined) return { outcome: undefined, isEarlier: false };
      if (sent === null) return { outcome: await operation.resume(moveLookup, onLost), isEarlier: false };
      const { move, commitment } = sent;
      const requests = commitment === undefined ? moveRequests : createStartRequests({ client, player }, commitment);
      return operation.send(move, requests, onLost);
    },
    onSuccess: async ({ outcome: game, isEarlier }, sent) => {
      if (game === undefined) return;
      // Separate tasks do not block input on slow phones.
      await yieldToMain();
      showMove(game, isEarlier || sent === null ? null : sent.move);
      await yieldToMain();
    },
    onSettled: (settled, error, sent) => {
      const game = settled?.outcome;
      if (sent === null && game === undefined && error === null) return;
      // After a failure the board shows the server's state.
      if (error !== null) void client.invalidateQueries({ queryKey: roundKey() });
      // The cash-out is confirmed, but the game open: the next reading shows what it really is.
      if (sent?.move.type === 'cashout' && game?.status === 'open') void client.invalidateQueries({ queryKey: roundKey() });
      if (sent?.move.type !== 'start' && game?.status === 'open' && error === null) return;
      void invalidateInTasks(client, game?.status === 'open' ? KEYS_ON_START : KEYS_ON_END);
    },
    requests: moveLookup,
    onDone: (game) => {
      showMove(game, null);
      void invalidateInTasks(client, KEYS_ON_END);
    },
  });

  function showMove(game: MinesGame, move: Move | null): void {
    showRound(client, game);
    reportDone((outcome) => onMove(outcome, move), game);
  }

  useEffect(() => {
    // Another tab played a move.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (name !== undefined && key === STORAGE_PREFIX + name && newValue === null) void client.invalidateQueries({ queryKey: roundKey() });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client, name]);

  return {
    /** Player's id; undefined while loading, and for a visitor. */
    player,
    /**
     * Begins a round. `start`, `reveal` and `cashOut` are ignored while a move of this page is in flight, and before the player is known.
     */
    start: (game: StartMinesGameRequest, commitment: ShownCommitment) => void begin({ move: { type: 'start', asked: game }, commitment }),
    /** Opens a cell, by its index from 0, row by row. */
    reveal: ({ id }: MinesGame, cell: number) => void begin({ move: { type: 'reveal', id, cell } }),
    /** Ends the round, and takes its payout. */
    cashOut: ({ id }: MinesGame) => void begin({ move: { type: 'cashout', id } }),
    /** Move whose outcome is unknown, which locks the game. */
    unresolved,
    /**
     * Sends the unresolved move again, under its key.
     *
     * @param commitment as shown now, for a start
     */
    repeat: (commitment: ShownCommitment | undefined) => {
      if (unresolved !== undefined) begin({ move: unresolved, commitment: unresolved.type === 'start' ? commitment : undefined });
    },
    /** Move in flight; null during a lookup after a reload, undefined if there is none. */
    moving: running === null ? null : running?.move,
    /** True while a lost response is looked up. */
    isChecking,
    /** True if the last outcome is the previous move's. */
    isPrevious: result?.isEarlier === true,
    /** Failure of the last move; null while the outcome is unknown. */
    failure,
    /** Removes `failure` and the last outcome. */
    reset,
  };
}

export type Moves = ReturnType<typeof useMoves>;
