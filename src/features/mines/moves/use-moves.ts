import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

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
import type { LockedOperation } from '@/product/money/locked-operation';
import { UnknownOutcomeError } from '@/product/money/operation-errors';
import { moneyOperations, STORAGE_PREFIX } from '@/product/money/page-operations';
import { reportDone } from '@/product/money/report-done';
import { useRecheck } from '@/product/money/use-recheck';
import { useUnresolvedBody } from '@/product/money/use-unresolved-body';

import { roundKey, showRound } from '../round-query';
import type { Move } from './move';
import { createStartRequests, moveLookup, moveRequests } from './move-requests';

interface MoveOutcome {
  /** Game after the move; undefined if no pending move was found. */
  readonly game: MinesGame | undefined;
  /** True if the outcome is the previous move's; the pressed one was not sent. */
  readonly isPrevious: boolean;
}

interface MoveVariables {
  operation: LockedOperation;
  /** Move to send; null looks up the pending one. */
  move: Move | null;
  commitment?: ShownCommitment | undefined;
}

const KEYS_ON_START = [
  getGetMinesFairnessQueryKey(),
  getGetMeQueryKey(),
  getGetWalletQueryKey(),
  getListTransactionsQueryKey(),
  getGetProtectionQueryKey(),
  ['/api/statement'],
];
const KEYS_ON_END = [...KEYS_ON_START, getListMinesHistoryQueryKey()];

/**
 * Sends moves, one at a time over all tabs. A lost response is looked up, also after a reload, and rechecked in the
 * background.
 *
 * @param onMove called after each move; its `move` is null for one that was looked up and not just pressed
 */
export function useMoves(onMove: (game: MinesGame, move: Move | null) => void) {
  const client = useQueryClient();
  const player = useQuery(meQuery(useIsPlayer())).data?.user.id;
  const name = player === undefined ? undefined : `mines ${player}`;
  const [isChecking, setChecking] = useState(false);

  const { mutate, isPending, variables, data, error, reset } = useMutation({
    mutationFn: async ({ operation, move, commitment }: MoveVariables): Promise<MoveOutcome> => {
      if (player === undefined) return { game: undefined, isPrevious: false };
      const onUnknown = () => setChecking(true);
      if (move === null) return { game: await operation.resume(moveLookup, onUnknown), isPrevious: false };
      const requests = commitment === undefined ? moveRequests : createStartRequests({ client, player }, commitment);
      const { outcome, isEarlier } = await operation.send(move, requests, onUnknown);
      return { game: outcome, isPrevious: isEarlier };
    },
    networkMode: 'always',
    retry: 0,
    onSuccess: async ({ game, isPrevious }, { move }) => {
      if (game === undefined) return;
      // Separate tasks do not block input on slow phones.
      await yieldToMain();
      showMove(game, isPrevious ? null : move);
      await yieldToMain();
    },
    onSettled: (result, failure, { move }) => {
      const game = result?.game;
      setChecking(false);
      if (move === null && game === undefined && failure === null) return;
      // After a failure the board shows the server's state.
      if (failure !== null) void client.invalidateQueries({ queryKey: roundKey() });
      // The cash-out is confirmed, but the game open: the next reading shows what it really is.
      if (move?.type === 'cashout' && game?.status === 'open') void client.invalidateQueries({ queryKey: roundKey() });
      if (move?.type !== 'start' && game?.status === 'open' && failure === null) return;
      void invalidateInTasks(client, game?.status === 'open' ? KEYS_ON_START : KEYS_ON_END);
    },
  });
  const unresolved = useUnresolvedBody<Move>(name);
  const late = useRecheck({
    name,
    requests: moveLookup,
    isActive: unresolved !== undefined && !isPending,
    onDone: (game) => {
      showMove(game, null);
      void invalidateInTasks(client, KEYS_ON_END);
    },
  });

  function showMove(game: MinesGame, move: Move | null): void {
    showRound(client, game);
    reportDone((outcome) => onMove(outcome, move), game);
  }

  function begin(move: Move | null, commitment?: ShownCommitment): void {
    // The lock is taken at once: a second press may come before the next render.
    const operation = name === undefined ? null : moneyOperations.begin(name);
    if (operation !== null) mutate({ operation, move, commitment });
  }

  const resume = useEffectEvent(() => begin(null));
  useEffect(() => {
    if (name === undefined || !moneyOperations.isPending(name)) return;
    // React's strict mode mounts twice, and the first mount would lose the result.
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, [name]);

  useEffect(() => {
    // Another tab played a move.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (name !== undefined && key === STORAGE_PREFIX + name && newValue === null) void client.invalidateQueries({ queryKey: roundKey() });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client, name]);

  return {
    /** Player's id; undefined while loading. */
    player,
    start: (game: StartMinesGameRequest, commitment: ShownCommitment) => begin({ type: 'start', asked: game }, commitment),
    reveal: ({ id }: MinesGame, cell: number) => begin({ type: 'reveal', id, cell }),
    cashOut: ({ id }: MinesGame) => begin({ type: 'cashout', id }),
    /** Move whose outcome is unknown, which locks the game. */
    unresolved,
    /**
     * Sends the unresolved move again, under its key.
     *
     * @param commitment as shown now, for a start
     */
    repeat: (commitment: ShownCommitment | undefined) => {
      if (unresolved !== undefined) begin(unresolved, unresolved.type === 'start' ? commitment : undefined);
    },
    /** Move in flight; null during a lookup after a reload, undefined if there is none. */
    moving: isPending ? (variables.move ?? null) : undefined,
    /** True while a lost response is looked up. */
    isChecking: isPending && isChecking,
    /** True if the last outcome is the previous move's. */
    isPrevious: data?.isPrevious === true,
    /** Failure of the last move; null while the outcome is unknown. */
    failure: error instanceof UnknownOutcomeError ? late.failure : (error ?? late.failure),
    reset: () => {
      reset();
      late.reset();
    },
  };
}

export type Moves = ReturnType<typeof useMoves>;
