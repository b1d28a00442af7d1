import { bls12_381 } from '@noble/curves/bls12-381.js';

import { BEACON, beaconRandomness, beaconRoundTime, signBeaconRound } from '../../domain/double/beacon';
import { HOUR, isoDateTime } from '../../domain/calendar';
import { createDoubleChain } from '../../domain/double/double-chain';
import { seedHash } from '../../domain/fairness';
import type { Cheats } from './cheat';
import { madeUpHex, together } from './cheat';
import type { SaidConfig, SaidRound } from './double-story';
import { committedTo, sayingConfig, sayingRevealed, sayingRounds, withSeeds } from './double-story';

type Chain = SaidConfig['chain'];

/** Key of a beacon of the operator. It protects nothing. */
const OTHER_BEACON_KEY = new Uint8Array(32).fill(5);
/** Number of beacon rounds by which a cheat moves the round of the beacon back. */
const OTHER_ROUNDS = 7;
/** Signature that is not the true beacon's. */
const FORGED_SIGNATURE = signBeaconRound(1, OTHER_BEACON_KEY);

const sayingChain = (gain: string, lie: (chain: Chain) => Partial<Chain>) =>
  sayingConfig(gain, ({ chain }) => ({ chain: { ...chain, ...lie(chain) } }));

/** Lies about the beacon's signature, and shows the rounds that open from then on with the public seed that follows from it. */
const withSignature = (
  gain: string,
  sign: (chain: Pick<Chain, 'beacon_round'>) => string,
  lie: (config: SaidConfig) => Partial<SaidConfig> = () => ({}),
) =>
  together(
    gain,
    sayingConfig('', (config) => {
      const beacon_signature = sign(config.chain);
      return { chain: { ...config.chain, beacon_signature, public_seed: beaconRandomness(beacon_signature) }, ...lie(config) };
    }),
    sayingRounds('', (round, world) => withSeeds(round, { pub: beaconRandomness(sign(world.double.config().chain)) })),
  );

/** Id of a chain that was never announced. */
const OTHER_CHAIN_ID = 'dch_99';
/** Chain of the operator with hashes of its own. */
const otherSeeds = createDoubleChain((segment) => madeUpHex(`chain ${String(segment)}`), 1000);
/** Returns a round as if it had been played with the seed of the other chain. */
const fromOtherChain = (round: SaidRound) => committedTo(round, otherSeeds.getSeed(round.round));

/** Cheats with the chain of server seeds, its public seed and the beacon. */
export const doubleChainCheats: Cheats = {
  'public-seed-not-from-the-beacon': together(
    'The public seed of the chain is made up instead of taken from the beacon.',
    sayingChain('', () => ({ public_seed: madeUpHex('public') })),
    sayingRounds('', (round) => withSeeds(round, { pub: madeUpHex('public') })),
  ),
  'beacon-signature-forged': withSignature(
    'The signature of the beacon is forged, and the public seed follows from it.',
    () => FORGED_SIGNATURE,
  ),
  'beacon-of-the-operator': withSignature(
    'The public seed comes from a beacon of the operator, whose signatures it can choose.',
    ({ beacon_round }) => signBeaconRound(beacon_round, OTHER_BEACON_KEY),
    ({ beacon }) => ({
      beacon: { ...beacon, chain_hash: madeUpHex('beacon'), public_key: bls12_381.shortSignatures.getPublicKey(OTHER_BEACON_KEY).toHex() },
    }),
  ),
  'signature-of-another-beacon-round': withSignature(
    'The signature belongs to another round of the beacon, which the operator picked among many.',
    ({ beacon_round }) => signBeaconRound(beacon_round - OTHER_ROUNDS),
  ),
  'beacon-round-replaced': withSignature(
    'Another round of the beacon is named afterwards, with its true signature.',
    ({ beacon_round }) => signBeaconRound(beacon_round - OTHER_ROUNDS),
    ({ chain }) => {
      const beacon_round = chain.beacon_round - OTHER_ROUNDS;
      const beacon_signature = signBeaconRound(beacon_round);
      return { chain: { ...chain, beacon_round, beacon_signature, public_seed: beaconRandomness(beacon_signature) } };
    },
  ),
  'beacon-round-in-the-past': sayingChain(
    'The chain was published when its beacon round was known, so that it could be chosen to fit.',
    ({ beacon_round }) => ({ published_at: isoDateTime(beaconRoundTime(beacon_round) + HOUR) }),
  ),
  'terminal-hash-replaced': sayingChain('The terminal hash is replaced, so that another chain can be played.', () => ({
    terminal_hash: madeUpHex('terminal'),
  })),
  'chain-extended': sayingChain('The chain gets more rounds than were published, instead of a new public seed.', ({ length }) => ({
    length: length + 5000,
  })),
  'chain-shortened': sayingChain(
    'The chain ends earlier than published, before rounds that the operator knows to be expensive.',
    ({ length }) => ({ length: length - 5000 }),
  ),
  'chain-first-round-moved': sayingChain(
    'The chain begins at a later round than published, so that earlier rounds belong to none.',
    ({ first_round, length }) => ({ first_round: first_round + 5000, length: length - 5000 }),
  ),
  'chain-replaced': together(
    'The running chain is replaced between two rounds by another one that was never announced.',
    sayingChain('', () => ({ id: OTHER_CHAIN_ID, terminal_hash: seedHash(otherSeeds.getSeed(1)) })),
    sayingRounds('', (round) => ({ ...fromOtherChain(round), chain_id: OTHER_CHAIN_ID })),
  ),
  'chain-replaced-in-a-round': sayingRevealed('The chain is replaced by another one while a round is open.', (round) => ({
    ...fromOtherChain(round),
    chain_id: OTHER_CHAIN_ID,
  })),
  'chain-replaced-under-its-name': sayingRounds('Another chain is played under the id and the terms of the published one.', fromOtherChain),
  'next-chain-replaced': sayingConfig('The announced next chain is replaced before it begins.', ({ next_chain }) => ({
    next_chain: next_chain && { ...next_chain, terminal_hash: madeUpHex('next') },
  })),
  'next-chain-with-other-seeds': sayingRounds('The next chain begins with another seed than its terminal hash says.', fromOtherChain),
  'next-chain-unannounced': sayingConfig('The next chain is announced only when it begins, chosen to fit the bets.', () => ({
    next_chain: null,
  })),
  'beacon-genesis-moved': sayingConfig(
    'The genesis of the beacon moves, so that a past round of it seems to lie in the future.',
    ({ beacon }) => ({ beacon: { ...beacon, genesis_time: BEACON.genesisTime + 86_400 } }),
  ),
};
