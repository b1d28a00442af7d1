import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { getGetMeQueryKey } from '@generated/api/auth';
import { getGetMinesFairnessQueryKey, getListMinesHistoryQueryKey } from '@generated/api/mines';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';
import { getGetProtectionQueryKey } from '@generated/api/protection';
import { getGetWalletQueryKey, getListTransactionsQueryKey } from '@generated/api/wallet';

import type { BegunIntent } from '@/shared/lib/money-intent';
import { nextTask } from '@/shared/lib/next-task';
import { useIsPlayer } from '@/session/use-session';
import { askAnew } from '@/shell/ask-anew';
import { meQuery } from '@/shell/me-query';
import { moneyIntents, STORED } from '@/shell/money';

import type { Promised } from './kept';
import type { Move } from './moves';
import { moveCall, moveFinder, startCall } from './moves';
import { roundKey, showRound } from './round';

/** What came of a move. */
interface Came {
  readonly game: MinesGame | undefined;
  /** Whether it is what came of the move before it, whose answer was lost: the one that was pressed was not sent. */
  readonly isOther: boolean;
}

interface Wanted {
  intent: BegunIntent;
  /** Null looks for one whose answer was lost. */
  move: Move | null;
  promised?: Promised;
}

/** What is another when a round has begun, and more when it has ended. */
const BEGUN = [
  getGetMinesFairnessQueryKey(),
  getGetMeQueryKey(),
  getGetWalletQueryKey(),
  getListTransactionsQueryKey(),
  getGetProtectionQueryKey(),
  ['/api/statement'],
];
const ENDED = [...BEGUN, getListMinesHistoryQueryKey()];

/**
 * The moves of the player's game: one at a time over all tabs, each sent once however often it is pressed. One whose
 * answer was lost is looked for, after a reload too.
 *
 * @param onTold called with the game as a move left it
 */
export function useMoves(onTold: (game: MinesGame, move: Move | null) => void) {
  const client = useQueryClient();
  const player = useQuery(meQuery(useIsPlayer())).data?.user.id;
  const name = player === undefined ? undefined : `mines ${player}`;
  const [isLost, setLost] = useState(false);

  const { mutate, isPending, variables, data, error, reset } = useMutation({
    mutationFn: async ({ intent, move, promised }: Wanted): Promise<Came> => {
      if (player === undefined) return { game: undefined, isOther: false };
      const around = { client, player };
      const onLost = () => setLost(true);
      if (move === null) return { game: await intent.resume(moveFinder(around), onLost), isOther: false };
      const call = promised === undefined ? moveCall(around) : startCall(around, promised);
      let isOther = false;
      const find: typeof call.find = (sent) => {
        isOther = sent.body !== JSON.stringify(move);
        return call.find(sent);
      };
      return { game: await intent.send(move, { ...call, find }, onLost), isOther };
    },
    networkMode: 'always',
    retry: 0,
    onSuccess: async ({ game, isOther }, { move }) => {
      if (game === undefined) return;
      // Remembering it, drawing it and making the game ready for the next move: all in one go is too much for a slow phone.
      await nextTask();
      showRound(client, game);
      onTold(game, isOther ? null : move);
      await nextTask();
    },
    onSettled: (came, failure, { move }) => {
      const game = came?.game;
      setLost(false);
      if (move === null && game === undefined && failure === null) return;
      // Whatever was refused or lost: the board shows what the server has.
      if (failure !== null) void client.invalidateQueries({ queryKey: roundKey() });
      if (move?.type !== 'start' && game?.status === 'open' && failure === null) return;
      void askAnew(client, game?.status === 'open' ? BEGUN : ENDED);
    },
  });

  function begin(move: Move | null, promised?: Promised): void {
    // The lock is taken at once: two presses may come before anything is drawn anew.
    const intent = name === undefined ? null : moneyIntents.begin(name);
    if (intent !== null) mutate({ intent, move, ...(promised !== undefined && { promised }) });
  }

  const resume = useEffectEvent(() => begin(null));
  useEffect(() => {
    if (name === undefined || !moneyIntents.isKnown(name)) return;
    // Not at once: a component that is mounted twice in a row would lose sight of it.
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, [name]);

  useEffect(() => {
    // Another tab moves the same game on.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (name !== undefined && key === STORED + name && newValue === null) void client.invalidateQueries({ queryKey: roundKey() });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client, name]);

  return {
    /** Who plays; undefined while that is not known. */
    player,
    start: (asked: StartMinesGameRequest, promised: Promised) => begin({ type: 'start', asked }, promised),
    reveal: ({ id }: MinesGame, cell: number) => begin({ type: 'reveal', id, cell }),
    cashOut: ({ id }: MinesGame) => begin({ type: 'cashout', id }),
    /** Looks once more for a move whose answer was lost, and at the round. */
    look: () => {
      begin(null);
      void client.invalidateQueries({ queryKey: roundKey() });
    },
    /** What is under way; null where its answer was lost before a reload and it is looked for. */
    moving: isPending ? (variables.move ?? null) : undefined,
    /** Whether its answer was lost and it is being looked for. */
    isLost: isPending && isLost,
    /** Whether what came last was not the move that was pressed, but the one before it. */
    isOther: data?.isOther === true,
    /** Why the last one failed. */
    failure: error,
    reset,
  };
}

export type Moves = ReturnType<typeof useMoves>;
