import { createHash, randomBytes } from 'node:crypto';

import { doubleColor, doubleRoll } from '../../../conformance/arazzo/fair-games';
import { beaconRandomness, signBeaconRound } from '../../../mocks/domain/double/beacon';
import type { Fault, Mutant } from '../fault';
import { afterSuccess, callStandIn, changeJson, createMutantFactory, playerIdFromRequest } from './operators';
import type { Loose } from './operators';

// Operators of mines and double who cheat. Each changes the responses of one call, or the wallet, and all other responses stay honest.

const mutant = createMutantFactory('state');
const KINDS = 'invariant scenario-step';

const FAIRNESS = 'GET /api/mini-games/mines/fairness 200';
const START = 'POST /api/mini-games/mines/start 201';
const CASH_OUT = 'POST /api/mini-games/mines/*/cashout 200';
const CONFIG = 'GET /v2/mini-games/double/config 200';
const HISTORY = 'GET /v2/mini-games/double/history 200';
const ROUND = 'GET /v2/mini-games/double/rounds/* 200';
const BETS = 'GET /api/mini-games/double/bets 200';

/** Length of a chain that soon ends. The world of the benchmark starts in round 101,001. */
const SOON_ENDING_LENGTH = 101_600;

const randomHex = () => randomBytes(32).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Creates a fault that gets the number of its earlier calls, so that it can change each response differently. */
const counting = (make: (count: () => number) => Fault) => () => {
  let calls = 0;
  return make(() => calls++);
};

/** Corrects roll and colour of a round after its seeds were changed. */
const withRoll = (round: Loose) => {
  round.roll = doubleRoll(round);
  round.color = doubleColor(round.roll);
};

/** Creates a fault that adds `delta` cents to the wallet, once, after the first response whose list of bets has one with the status. */
const moveOnce = (status: string, delta: number) => () => {
  let moved = false;
  return afterSuccess(BETS, async (visit, body: Loose, next) => {
    if (moved || !body.data.some((bet: Loose) => bet.status === status)) return;
    moved = true;
    await callStandIn(next, visit, 'POST', '/__mock/balance', { playerId: playerIdFromRequest(visit), delta });
  })();
};

/** Servers that cheat in mines or double. Arguments of each: name, checks and operations of a correct finding, and the fault. */
export const FAIRNESS_MUTANTS: readonly Mutant[] = [
  mutant(
    'fair-mines-hash-changes',
    KINDS,
    'getMinesFairness',
    changeJson(FAIRNESS, (v) => void (v.data.server_seed_hash = randomHex())),
  ),
  mutant(
    'fair-mines-nonce-changes',
    KINDS,
    'getMinesFairness',
    counting((count) => changeJson(FAIRNESS, (v) => void (v.data.nonce += count()))()),
  ),
  mutant(
    'fair-mines-other-hash',
    KINDS,
    'startMinesGame',
    changeJson(START, (v) => void (v.data.server_seed_hash = randomHex())),
  ),
  mutant(
    'fair-mines-other-nonce',
    KINDS,
    'startMinesGame',
    changeJson(START, (v) => void (v.data.nonce += 1)),
  ),
  mutant(
    'fair-mines-other-seed',
    KINDS,
    'cashOutMinesGame',
    changeJson(CASH_OUT, (v) => void (v.data.server_seed = randomHex())),
  ),
  mutant(
    'fair-mines-other-layout',
    KINDS,
    'cashOutMinesGame',
    changeJson(CASH_OUT, (v) => void (v.data.mine_positions = v.data.mine_positions.map((cell: number) => (cell + 1) % 25))),
  ),
  mutant(
    'fair-mines-payout-short',
    KINDS,
    'cashOutMinesGame',
    changeJson(CASH_OUT, (v) => void (v.data.payout -= 1)),
  ),
  mutant(
    'fair-mines-replaced-seed',
    KINDS,
    'replaceMinesSeed',
    changeJson('POST /api/mini-games/mines/fairness 200', (v) => void (v.data.replaced.server_seed = randomHex())),
  ),
  mutant(
    'fair-double-public-seed-chosen',
    KINDS,
    'getDoubleConfig',
    changeJson(CONFIG, (v) => void (v.data.chain.public_seed = randomHex())),
  ),
  mutant(
    'fair-double-beacon-round-swapped',
    KINDS,
    'getDoubleConfig',
    changeJson(CONFIG, ({ data: { chain } }) => {
      chain.beacon_signature = signBeaconRound(chain.beacon_round + 1);
      chain.public_seed = beaconRandomness(chain.beacon_signature);
    }),
  ),
  mutant(
    'fair-double-beacon-known',
    KINDS,
    'getDoubleConfig',
    changeJson(CONFIG, ({ data: { beacon, chain } }) => {
      const signedAt = (beacon.genesis_time + (chain.beacon_round - 1) * beacon.period_s) * 1000;
      chain.published_at = new Date(signedAt + 60_000).toISOString();
    }),
  ),
  mutant(
    'fair-double-chain-gap',
    KINDS,
    'getDoubleConfig',
    changeJson(CONFIG, ({ data }) => {
      data.next_chain = { ...data.chain, id: 'dch_2', first_round: data.chain.first_round + data.chain.length + 1 };
    }),
  ),
  mutant(
    'fair-double-chain-not-announced',
    KINDS,
    'getDoubleConfig',
    changeJson(CONFIG, (v) => void (v.data.chain.length = SOON_ENDING_LENGTH)),
  ),
  mutant(
    'fair-double-roll',
    KINDS,
    'getDoubleRound',
    changeJson(ROUND, ({ data }) => {
      if (data.roll === null) return;
      data.roll = (data.roll + 1) % 15;
      data.color = doubleColor(data.roll);
    }),
  ),
  mutant(
    'fair-double-seed-replaced',
    KINDS,
    'getDoubleRound',
    changeJson(ROUND, ({ data }) => {
      if (data.status !== 'complete') return;
      data.server_seed = randomHex();
      data.server_seed_hash = sha256(data.server_seed);
      withRoll(data);
    }),
  ),
  mutant(
    'fair-double-seed-outside-chain',
    KINDS,
    'listDoubleHistory',
    changeJson(HISTORY, ({ data: [, , round] }) => {
      if (round === undefined) return;
      round.server_seed = randomHex();
      round.server_seed_hash = sha256(round.server_seed);
      withRoll(round);
    }),
  ),
  mutant(
    'fair-double-public-seed-of-one-round',
    KINDS,
    'listDoubleHistory',
    changeJson(HISTORY, ({ data: [, round] }) => {
      if (round === undefined) return;
      round.public_seed = randomHex();
      withRoll(round);
    }),
  ),
  mutant(
    'fair-double-receipt-unsigned',
    KINDS,
    'placeDoubleBet',
    changeJson('POST /api/mini-games/double/bets 201', (v) => void (v.data.receipt.signature = 'A'.repeat(86))),
  ),
  mutant(
    'fair-double-receipt-of-cancellation',
    KINDS,
    'cancelDoubleBet',
    changeJson('DELETE /api/mini-games/double/bets/* 200', (v) => void (v.data.receipt.signature = 'A'.repeat(86))),
  ),
  mutant(
    'fair-double-receipt-changes',
    KINDS,
    'listDoubleBets',
    changeJson(BETS, ({ data }) => {
      for (const bet of data) bet.receipt.issued_at = new Date(0).toISOString();
    }),
  ),
  mutant(
    'fair-double-payout-short',
    KINDS,
    'listDoubleBets',
    changeJson(BETS, ({ data }) => {
      for (const bet of data) if (bet.status === 'won') bet.payout -= 1;
    }),
  ),
  mutant('fair-double-not-paid', KINDS, 'placeDoubleBet getWallet', moveOnce('lost', -1)),
  mutant(
    'fair-double-void-has-roll',
    KINDS,
    'getDoubleRound',
    changeJson(ROUND, ({ data }) => {
      if (data.status !== 'voided') return;
      data.roll = 3;
      data.color = 'red';
    }),
  ),
  mutant(
    'fair-double-void-lost',
    KINDS,
    'listDoubleBets',
    changeJson(BETS, ({ data }) => {
      for (const bet of data) if (bet.status === 'voided') Object.assign(bet, { status: 'lost', payout: 0 });
    }),
  ),
  mutant('fair-double-void-not-refunded', KINDS, 'placeDoubleBet getWallet', moveOnce('voided', -120)),
];
