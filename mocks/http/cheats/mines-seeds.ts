import type { components } from '@generated/schema';

import { seedHash } from '../../domain/fairness';
import type { MinesGame } from '../../domain/mines/mines';
import { toMinesGameDto } from '../../domain/mines/mines';
import type { MinesSeeds } from '../../domain/mines/mines-odds';
import { minePositions } from '../../domain/mines/mines-odds';
import type { Cheat, CheatCall, Cheats } from './cheat';
import { answering, grind, insteadOf, madeUpHex, together, unproven } from './cheat';
import { changingStart, rewriteNext, sayingEnded, sayingGames, USUAL_CELL } from './mines-story';

type Fairness = components['schemas']['MinesFairness'];
type Replaced = components['schemas']['MinesReplacedSeed'];
type NextSeeds = Pick<MinesSeeds, 'serverSeed' | 'nonce'>;

/** Lies about the seed that was replaced last, in every response that has it. */
const changingReplaced = (gain: string, lie: Partial<Replaced>): Cheat =>
  answering<Fairness>(gain, ['getMinesFairness', 'replaceMinesSeed'], (data) => ({
    ...data,
    replaced: data.replaced && { ...data.replaced, ...lie },
  }));

/** Tries seeds or nonces until a cell holds a mine. */
const grindMine = (candidate: (attempt: number) => NextSeeds, { mines, clientSeed, cell }: ReturnType<typeof usualCell>) =>
  grind(candidate, (seeds) => minePositions(mines, { ...seeds, clientSeed }).includes(cell));

/** Replaces the seed or nonce of the next game just before it starts, until the cell that the player usually opens holds a mine. */
const grindingNext = (gain: string, candidate: (next: NextSeeds, attempt: number) => NextSeeds): Cheat =>
  insteadOf(gain, 'startMinesGame', (call) =>
    rewriteNext(call.world, (next) => grindMine((attempt) => candidate(next, attempt), usualCell(call)), call.playerId),
  );

/** Returns the cell that the operator wants to hold a mine, with the inputs of the layout. */
const usualCell = ({ body }: CheatCall) => ({
  mines: Number(body['mines']),
  clientSeed: String(body['client_seed']),
  cell: USUAL_CELL,
});
const raisedNonce = ({ serverSeed, nonce }: NextSeeds, attempt: number) => ({ serverSeed, nonce: nonce + attempt + 1 });

/** Replays an ended game as lost, with a seed or nonce at which the first opened cell holds a mine. */
const replaying = (gain: string, candidate: (stored: MinesGame, attempt: number) => NextSeeds): Cheat =>
  sayingEnded(gain, (stored) => {
    const [cell = USUAL_CELL] = stored.revealed;
    const seeds = grindMine((attempt) => candidate(stored, attempt), { ...stored, cell });
    return toMinesGameDto({ ...stored, ...seeds, status: 'lost', paid: 0, revealed: stored.revealed.slice(0, 1) });
  });

/** Cheats with the seeds, the nonce and the commitment of mines. */
export const minesSeedCheats: Cheats = {
  'nonce-ground': grindingNext('The nonce is raised until the cell that the player usually opens holds a mine.', raisedNonce),
  'nonce-changed-at-the-end': replaying('The won game is replayed with a number at which the opened cell holds a mine.', raisedNonce),
  'seed-ground': grindingNext(
    'Server seeds are drawn until the cell that the player usually opens holds a mine.',
    ({ serverSeed, nonce }, attempt) => ({ serverSeed: madeUpHex(`${serverSeed} ${String(attempt)}`), nonce }),
  ),
  'seed-hash-and-layout-replaced': replaying(
    'Seed, hash and layout of the ended game are replaced together, so that they fit each other and a lost game.',
    ({ id, nonce }, attempt) => ({ serverSeed: madeUpHex(`${id} ${String(attempt)}`), nonce }),
  ),
  'hash-replaced-at-the-start': sayingGames('The game runs under another hash than the one that was shown before the bet.', (stored) => {
    const { server_seed_hash, server_seed, mine_positions } = toMinesGameDto({ ...stored, serverSeed: madeUpHex(stored.id) });
    return { server_seed_hash, server_seed, mine_positions };
  }),
  'hash-replaced-at-the-end': sayingEnded('The committed hash becomes that of another seed once the game is over.', (stored) => ({
    server_seed_hash: seedHash(madeUpHex(stored.id)),
  })),
  'revealed-seed-does-not-match': sayingEnded(
    'Another seed than the committed one is revealed, with a layout that follows from it.',
    (stored) => {
      const serverSeed = madeUpHex(stored.id);
      return { server_seed: serverSeed, mine_positions: minePositions(stored.mines, { ...stored, serverSeed }) };
    },
  ),
  'seed-withheld': sayingEnded('The seed of the ended game stays secret, so that nobody can compute its layout.', () => ({
    server_seed: null,
  })),
  'client-seed-replaced': changingStart('The player’s seed is replaced by one with which the usual cell holds a mine.', (_, call) => {
    const next = call.world.mines.commitment(call.playerId);
    const holdsMine = (clientSeed: string) => minePositions(usualCell(call).mines, { ...next, clientSeed }).includes(USUAL_CELL);
    return { client_seed: grind((attempt) => `casa-${String(attempt)}`, holdsMine) };
  }),
  'client-seed-ignored': sayingEnded('The layout is made from a seed of the operator instead of the player’s seed.', (stored) => ({
    mine_positions: minePositions(stored.mines, { ...stored, clientSeed: 'casa' }),
  })),
  'client-seed-replaced-at-the-end': sayingEnded(
    'Another client seed is stated afterwards, with a layout that follows from it.',
    (stored) => {
      const { client_seed, mine_positions } = toMinesGameDto({ ...stored, clientSeed: 'casa' });
      return { client_seed, mine_positions };
    },
  ),
  'seed-reused': insteadOf(
    'Seed and number of the last game are used again, because a player who keeps the own seed gets the same mines.',
    'getMinesFairness',
    ({ world, playerId }) => {
      const [last] = world.mines.ended(playerId);
      if (last !== undefined) rewriteNext(world, () => ({ serverSeed: last.serverSeed, nonce: last.nonce }), playerId);
      return undefined;
    },
  ),
  'unused-seed-replaced-unrevealed': {
    gain: 'The committed seed is replaced before its use and never revealed, so that the operator chooses among many.',
    onSwitch: (world) => rewriteNext(world, ({ serverSeed }) => ({ serverSeed: madeUpHex(serverSeed) })),
  },
  'seed-replaced-without-a-request': unproven({
    gain: 'The committed seed is replaced and truly revealed, although nobody asked, so that the operator chooses among many.',
    onSwitch: (world) => {
      for (const [player] of world.mines.dump().next) world.mines.replaceSeed(player);
    },
  }),
  'committed-nonce-raised': {
    gain: 'The committed nonce is raised without a game, until the layout suits the operator.',
    onSwitch: (world) => rewriteNext(world, ({ nonce }) => ({ nonce: nonce + 3 })),
  },
  'committed-nonce-repeated': {
    gain: 'The number of the last game is committed again, so that the operator skips a layout that suits the player.',
    onSwitch: (world) => rewriteNext(world, ({ nonce }) => ({ nonce: Math.max(1, nonce - 1) })),
  },
  'replaced-seed-does-not-match': changingReplaced(
    'The reveal of a replaced seed is made up, because the committed one favoured the operator.',
    { server_seed: madeUpHex('replaced') },
  ),
  'replaced-commitment-denied': changingReplaced('A seed is revealed that was never committed, with a hash that fits it.', {
    server_seed: madeUpHex('replaced'),
    server_seed_hash: seedHash(madeUpHex('replaced')),
  }),
  'replaced-seed-unrevealed': together(
    'The seed that the player replaced is never revealed.',
    insteadOf('', 'getMinesFairness', ({ world }) => rewriteNext(world, () => ({ replaced: [] }))),
    answering<Fairness>('', ['replaceMinesSeed'], (fairness) => ({ ...fairness, replaced: null, replaced_before: [] })),
  ),
};
