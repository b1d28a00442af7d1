import type { QueryClient } from '@tanstack/react-query';

import { cashOutMinesGame, getGetMinesFairnessQueryKey, getMinesFairness, revealMinesCell, startMinesGame } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesFairnessAnswer } from '@generated/api/model/mines-fairness-answer';
import type { MinesGame } from '@generated/api/model/mines-game';

import type { ShownCommitment } from '@/fairness/mines/commitments';
import { isSameCommitment } from '@/fairness/mines/commitments';
import type { MinesAct } from '@/fairness/mines/journal';
import { recordAct, recordAnswer } from '@/fairness/mines/journal';
import { isInPlaceOf } from '@/fairness/mines/read-journal';
import type { Lookup, MoneyRequests } from '@/product/money/money-requests';
import { NOT_APPLIED, NOT_FOUND } from '@/product/money/money-requests';
import { NotSentError } from '@/product/money/operation-errors';
import { sendRecorded } from '@/product/money/send-recorded';

import { fetchGame, fetchLatestEnded, fetchOpenGame } from '../round-query';
import type { Move } from './move';
import { parseMove } from './move';

/** Thrown if hash or nonce of the next game differ from the shown ones. Nothing was sent, or sent again. */
export class HashChangedError extends NotSentError {}

interface MoveContext {
  readonly client: QueryClient;
  readonly player: Id;
}

/** Lookup of a move whose response was lost: the game shows if the move was applied. A game that it finds is written to the journal. */
export const moveLookup: Pick<MoneyRequests<Move, MinesGame>, 'lookUp'> = {
  lookUp: async (record): Promise<Lookup<MinesGame>> => {
    const move = parseMove(record);
    const game = move && (await findGame(move, record.knownIds));
    if (move === undefined || game === undefined) return NOT_FOUND;
    recordAnswer(topicOf(move), 'found', game);
    if (hasEffect(game, move)) return { status: 'applied', outcome: game };
    return isEnded(game) ? NOT_APPLIED : NOT_FOUND;
  },
};

/**
 * Requests that reveal a cell or cash out, or repeat a start while no commitment is shown. The journal gets each answer, and each act but a
 * repeated start.
 */
export const moveRequests: MoneyRequests<Move, MinesGame> = {
  ...moveLookup,
  knownIds: () => Promise.resolve([]),
  // A start is repeated without a commitment only if the journal has it from its first request.
  send: (key, move) => send(key, move, move.type === 'start' ? undefined : move),
};

/**
 * Creates the requests of a start. Before a start is sent or repeated, they fetch hash and nonce of the next game into the cache, and throw
 * HashChangedError unless both are those of the shown `commitment`.
 */
export function createStartRequests({ client, player }: MoveContext, commitment: ShownCommitment): MoneyRequests<Move, MinesGame> {
  async function assertUnchanged(): Promise<void> {
    const fairness = await getMinesFairness();
    client.setQueryData<MinesFairnessAnswer>(getGetMinesFairnessQueryKey(), fairness);
    // A game on another device used the shown seed. The player must see the new hash first.
    if (!isSameCommitment(commitment, fairness.data)) throw new HashChangedError();
  }

  return {
    ...moveLookup,
    knownIds: async () => {
      const [open, ended] = await Promise.all([fetchOpenGame(), fetchLatestEnded(), assertUnchanged()]);
      return [...(open === null ? [] : [open.id]), ...ended.map(({ id }) => id)];
    },
    beforeRepeat: assertUnchanged,
    send: (key, move) => send(key, move, move.type === 'start' ? { ...move, player, shown: commitment } : move),
  };
}

const topicOf = (move: Move) => (move.type === 'start' ? move.asked.client_seed : move.id);

/** Sends a move. The journal has it before it leaves this browser, and each answer as it came. */
function send(key: string, move: Move, act: MinesAct | undefined): Promise<MinesGame> {
  const topic = topicOf(move);
  if (act !== undefined) recordAct(topic, act);
  return sendRecorded(
    () => sendMove(move, { headers: { 'Idempotency-Key': key } }),
    (how, game) => recordAnswer(topic, how, game),
  );
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

/**
 * Returns the game that a move concerns; undefined if a start has opened none, or the game is neither open nor among the last ended ones.
 */
async function findGame(move: Move, known: readonly Id[]): Promise<MinesGame | undefined> {
  if (move.type !== 'start') return fetchGame(move.id);
  const open = await fetchOpenGame();
  const candidates = open === null ? await fetchLatestEnded() : [open];
  const seed = move.asked.client_seed;
  const started = candidates.filter(({ id }) => !known.includes(id));
  const other = started.find((game) => game.client_seed !== seed && isInPlaceOf(seed, game));
  // The operator may have started the game with a seed of its own. The journal has it then, and the start stays without an effect.
  if (other !== undefined) recordAnswer(seed, 'found', other);
  return started.find(({ client_seed: used }) => used === seed);
}

/** Returns true if the game of a move shows the effect of the move, and not only that the game has ended. */
function hasEffect({ status, revealed }: MinesGame, move: Move): boolean {
  return move.type === 'start' || (move.type === 'reveal' ? revealed.includes(move.cell) : status === 'cashed_out');
}
