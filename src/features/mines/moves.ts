import type { QueryClient } from '@tanstack/react-query';

import { cashOutMinesGame, getGetMinesFairnessQueryKey, getMinesFairness, revealMinesCell, startMinesGame } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesFairnessAnswer } from '@generated/api/model/mines-fairness-answer';
import type { MinesGame } from '@generated/api/model/mines-game';
import type { StartMinesGameRequest } from '@generated/api/model/start-mines-game-request';

import { formatCounted } from '@/shared/format/number';
import type { MoneyCall, SentIntent } from '@/shared/lib/money-intent';

import type { Breach, Kept, Promised } from './kept';
import { keepBreach, keepPromise, keepSafe, keepStart, keptOf, promiseTo } from './kept';
import { CELLS } from './odds';
import { gameById, latestEnded, openGame } from './round';

/** What a player wants of the game. */
export type Move =
  | { readonly type: 'start'; readonly asked: StartMinesGameRequest }
  | { readonly type: 'reveal'; readonly id: Id; readonly cell: number }
  | { readonly type: 'cashout'; readonly id: Id };

/** The hash of the next game is not the one that the player saw: nothing was sent. */
export class HashChangedError extends Error {}

interface Around {
  readonly client: QueryClient;
  readonly player: Id;
}

/** Looks what came of a move whose answer was lost. */
export function moveFinder({ player }: Around): Pick<MoneyCall<Move, MinesGame>, 'find'> {
  return {
    find: async (sent) => {
      const move = moveIn(sent);
      const game = move === undefined ? undefined : await effectIn(move, sent.known);
      return move === undefined || game === undefined ? undefined : told(player, game, move);
    },
  };
}

/** A cell or a cash-out as an intent: sent once, and looked for in the state of the game where its answer is lost. */
export function moveCall(around: Around): MoneyCall<Move, MinesGame> {
  const { player } = around;
  return {
    ...moveFinder(around),
    known: () => Promise.resolve([]),
    send: async (key, move) => {
      const game = told(player, await sent(move, { headers: { 'Idempotency-Key': key } }), move);
      const breach = move.type === 'reveal' ? breachIn(game, move.cell, keptOf(player, game.id)) : undefined;
      if (breach !== undefined) keepBreach(player, game.id, breach);
      return game;
    },
  };
}

/**
 * A start as an intent: the same, after another look at the hash.
 *
 * @param promised what the player was shown
 */
export function startCall(around: Around, promised: Promised): MoneyCall<Move, MinesGame> {
  const { client, player } = around;
  const call = moveCall(around);
  let isPromised = false;

  async function lookAtHash(): Promise<void> {
    const fairness = await getMinesFairness();
    client.setQueryData<MinesFairnessAnswer>(getGetMinesFairnessQueryKey(), fairness);
    // A game elsewhere has used up the seed that was shown: the player sees the new hash before staking on it.
    if (fairness.data.server_seed_hash !== promised.hash) throw new HashChangedError();
    keepPromise(player, promised);
    isPromised = true;
  }

  return {
    ...call,
    known: async () => {
      const [open, ended] = await Promise.all([openGame(), latestEnded(), lookAtHash()]);
      return [...(open === null ? [] : [open.id]), ...ended.map(({ id }) => id)];
    },
    send: async (key, move) => {
      if (!isPromised) {
        // It was sent before, looked for and not found. It may have come about since, on what was promised then.
        const late = await effectIn(move, []);
        if (late !== undefined && late.server_seed_hash === promiseTo(player)?.hash) return told(player, late, move);
        await lookAtHash();
      }
      return call.send(key, move);
    },
  };
}

/**
 * What is wrong with the answer to a cell: another one was opened, or the house ended a round that could go on.
 *
 * @param kept what this browser knew of the game: a game that was begun elsewhere is not judged
 */
function breachIn({ revealed, status, mines, payout }: MinesGame, cell: number, kept: Kept | undefined): Breach | undefined {
  if (kept === undefined) return undefined;
  const opened = `${formatCounted(revealed.length, 'casa aberta', 'casas abertas')}: ${revealed.join(', ') || 'nenhuma'}`;
  const isOpened = status === 'lost' ? revealed.at(-1) === cell : revealed.includes(cell);
  if (!isOpened) return { expected: `casa ${cell}`, actual: opened };
  const mustEnd = payout >= kept.terms.maxPayout || revealed.length === CELLS - mines;
  if (status === 'cashed_out' && !mustEnd) return { expected: `casa ${cell}, rodada aberta`, actual: `${opened}, rodada encerrada` };
  return undefined;
}

/** What was told of a move is remembered for the check at the end. */
function told(player: Id, game: MinesGame, move: Move): MinesGame {
  if (move.type === 'start') keepStart(player, game, move.asked);
  else keepSafe(player, game);
  return game;
}

async function sent(move: Move, options: { headers: Record<string, string> }): Promise<MinesGame> {
  switch (move.type) {
    case 'start':
      return (await startMinesGame(move.asked, options)).data;
    case 'reveal':
      return (await revealMinesCell(move.id, { cell: move.cell }, options)).data;
    case 'cashout':
      return (await cashOutMinesGame(move.id, options)).data;
  }
}

/** The game that shows that a move took effect, or that it no longer can; undefined where it may still come about. */
async function effectIn(move: Move, known: readonly Id[]): Promise<MinesGame | undefined> {
  switch (move.type) {
    case 'start': {
      const open = await openGame();
      const made = open === null ? await latestEnded() : [open];
      return made.find(({ id, client_seed: seed }) => !known.includes(id) && seed === move.asked.client_seed);
    }
    case 'reveal': {
      const game = await gameById(move.id);
      return game !== undefined && (game.status !== 'open' || game.revealed.includes(move.cell)) ? game : undefined;
    }
    case 'cashout': {
      const game = await gameById(move.id);
      return game?.status === 'open' ? undefined : game;
    }
  }
}

/** The move that was remembered, written by this module alone. */
function moveIn({ body }: SentIntent): Move | undefined {
  const move = JSON.parse(body) as Partial<Move>;
  return move.type === undefined ? undefined : (move as Move);
}
