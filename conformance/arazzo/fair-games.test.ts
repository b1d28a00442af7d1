import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  beaconTime,
  doubleColor,
  doublePayout,
  doubleRoll,
  foreignRounds,
  sha256,
  isBeaconSignature,
  isReceipt,
  minesCells,
  minesPayout,
  randomness,
  unfairMultipliers,
  unfairRounds,
  unlinkedRounds,
} from './fair-games';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const PUBLIC_SEED = 'c'.repeat(64);
const QUICKNET = {
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis_time: 1_692_803_367,
  period_s: 3,
};
const ROUND_1000 = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

const seeds = ['a'.repeat(64)];
while (seeds.length < 6) seeds.unshift(hash(seeds[0] ?? ''));

/** Six rounds of one chain, newest first. */
const rounds = seeds
  .map((server_seed, index) => {
    const bare = { id: `dbl_${index + 1}`, round: index + 1, chain_id: 'dch_1', status: 'complete', server_seed, public_seed: PUBLIC_SEED };
    const roll = doubleRoll(bare);
    return { ...bare, server_seed_hash: hash(server_seed), roll, color: doubleColor(roll) };
  })
  .toReversed();
const chain = { id: 'dch_1', first_round: 1, length: 6, public_seed: PUBLIC_SEED };
const withRound = (number: number, change: object) => rounds.map((one) => (one.round === number ? { ...one, ...change } : one));

describe('the beacon', () => {
  it('verifies drand’s round 1000 and its randomness.', () => {
    expect(isBeaconSignature(QUICKNET, 1000, ROUND_1000)).toBe(true);
    expect(randomness(ROUND_1000)).toBe('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd');
    expect(beaconTime(QUICKNET, 1000)).toBe((1_692_803_367 + 2997) * 1000);
  });

  it.each([
    [QUICKNET, 1001, ROUND_1000],
    [QUICKNET, 1000, ROUND_1000.replace('39', '38')],
    [QUICKNET, 1000, null],
    [{ ...QUICKNET, public_key: 'zz' }, 1000, ROUND_1000],
  ])('rejects another round, signature or key (%#).', (beacon, round, signature) => {
    expect(isBeaconSignature(beacon, round, signature)).toBe(false);
  });

  it('has no randomness before it has signed.', () => expect(randomness(null)).toBeNull());
});

describe('double', () => {
  it('rolls as the reference of the contract.', () => {
    const rolls = [1, 2, 3, 4, 5, 6, 7, 8].map((round) =>
      doubleRoll({ status: 'complete', server_seed: 'a'.repeat(64), public_seed: 'publica-2026', round }),
    );
    expect(rolls).toEqual([1, 7, 0, 12, 3, 5, 14, 12]);
    expect(rolls.map(doubleColor)).toEqual(['red', 'red', 'white', 'black', 'red', 'red', 'black', 'black']);
  });

  it('accepts fair and linked rounds, voided ones too.', () => {
    const voided = withRound(3, { status: 'voided', roll: null, color: null });
    for (const list of [rounds, voided])
      expect([unfairRounds(list), unlinkedRounds(list), foreignRounds(list, chain)]).toEqual(['', '', '']);
    // The first round of the next chain is linked to no other.
    const next = { ...rounds[0], id: 'dbl_7', round: 7, chain_id: 'dch_2', public_seed: 'd'.repeat(64) };
    expect([unlinkedRounds([next, ...rounds]), foreignRounds([next, ...rounds], chain)]).toEqual(['', '']);
  });

  it('names the rounds that are not.', () => {
    expect(unfairRounds(withRound(3, { roll: 15 }))).toBe('dbl_3');
    expect(unfairRounds(withRound(3, { server_seed_hash: PUBLIC_SEED }))).toBe('dbl_3');
    expect(unfairRounds(withRound(3, { status: 'voided' }))).toBe('dbl_3');
    expect(unlinkedRounds(withRound(3, { server_seed: PUBLIC_SEED }))).toBe('dbl_4, dbl_3');
    expect(foreignRounds(withRound(3, { public_seed: seeds[0] }), chain)).toBe('dbl_3');
    expect(foreignRounds(rounds, { ...chain, length: 5 })).toBe('dbl_6');
    expect(foreignRounds(withRound(3, { chain_id: 'dch_2' }), chain)).toBe('dbl_3');
  });

  it('pays red and black twice and white 14 times.', () => {
    const round = { status: 'complete', server_seed: 'a'.repeat(64), public_seed: 'publica-2026', round: 3 };
    const payouts = ['white', 'red'].map((color) => doublePayout({ color, amount: 100 }, round));
    expect(payouts).toEqual([1400, 0]);
    expect(doublePayout({ color: 'red', amount: 100 }, { ...round, round: 1 })).toBe(200);
  });

  it('verifies a receipt with its key only.', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const { x } = publicKey.export({ format: 'jwk' });
    const bet = { id: 'bet_1', round_id: 'dbl_8', color: 'red', amount: 100, status: 'won' };
    const lines = ['double-bet-receipt:1', 'usr_1', 'bet_1', 'dbl_8', '8', 'red', '100', 'open', '2026-11-21T14:05:04-03:00'];
    const signature = sign(null, Buffer.from(lines.join('\n')), privateKey).toString('base64url');
    const receipt = { key_id: 'k', player_id: 'usr_1', issued_at: '2026-11-21T14:05:04-03:00', signature };
    const keys = [{ id: 'k', algorithm: 'Ed25519', public_key: x }];
    expect(isReceipt({ ...bet, receipt }, 8, keys)).toBe(true);
    expect(isReceipt({ ...bet, receipt, status: 'cancelled' }, 8, keys)).toBe(false);
    expect(isReceipt({ ...bet, receipt, amount: 90 }, 8, keys)).toBe(false);
    expect(isReceipt({ ...bet, receipt }, 9, keys)).toBe(false);
    expect(isReceipt({ ...bet, receipt }, 8, [{ ...keys[0], id: 'other' }])).toBe(false);
    expect(isReceipt(bet, 8, keys)).toBe(false);
  });
});

describe('mines', () => {
  const game = { mines: 3, server_seed: 'a'.repeat(64), client_seed: 'cliente-teste', nonce: 1, amount: 1000, revealed: [12, 13] };
  const config = { edge_bp: 100, max_payout: 5_000_000 };

  it('draws the cells and pays as the reference of the contract.', () => {
    expect(minesCells(game)).toEqual([1, 2, 0]);
    expect(minesPayout(game, config)).toBe(1280);
    expect(minesPayout({ ...game, revealed: [12, 1] }, config)).toBe(0);
    expect(minesPayout(game, { ...config, max_payout: 1200 })).toBe(1200);
  });

  it('finds multipliers that do not follow from the edge.', () => {
    const row = [24.75];
    const table = { edge_bp: 100, multipliers: { '24': row, '23': [12.37, 297] } };
    expect(unfairMultipliers(table)).toBe('');
    expect(unfairMultipliers({ ...table, edge_bp: 101 })).toBe('23, 24');
    expect(unfairMultipliers({ ...table, multipliers: { '24': [24.75, 1] } })).toBe('24');
    expect(unfairMultipliers({ ...table, multipliers: { '24': [24.74] } })).toBe('24');
    expect(unfairMultipliers({ ...table, multipliers: null })).toBeUndefined();
  });

  it('is undecided about values of another type.', () => {
    expect([minesCells({ ...game, server_seed: null }), minesPayout(game, null), sha256(null), doubleRoll('x')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

interface Vector {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly result: unknown;
}

/** Computes a vector of the site's documents; undefined for those that the checker does not compute. */
function compute({ command, arguments: args }: Vector): unknown {
  const [first = '', second = '', third = '', fourth = ''] = args;
  switch (command) {
    case 'sha256':
      return sha256(first);
    case 'mines':
      return minesCells({ server_seed: first, client_seed: second, nonce: Number(third), mines: Number(fourth) });
    case 'double':
      return doubleRoll({ server_seed: first, public_seed: second, round: Number(third) });
    case 'receipt': {
      const [, signature, player_id, id, round_id, round, color, amount, state, issued_at] = args;
      const receipt = { key_id: 'k', player_id, issued_at, signature };
      const bet = { id, round_id, color, amount: Number(amount), status: state, receipt };
      return isReceipt(bet, Number(round), [{ id: 'k', public_key: first }]);
    }
    case 'beacon':
      return isBeaconSignature({ public_key: first }, Number(second), third) ? randomness(third) : null;
    default:
      return undefined;
  }
}

it('computes the vectors of docs/fairness as the site does.', () => {
  const vectors = JSON.parse(readFileSync('docs/fairness/vectors.json', 'utf8')) as Vector[];
  const computed = vectors.map((vector) => ({ ...vector, result: compute(vector) })).filter(({ result }) => result !== undefined);
  expect(computed.length).toBeGreaterThan(20);
  expect(computed).toEqual(vectors.filter(({ command }) => computed.some((one) => one.command === command)));
});

describe('a value that is no whole number', () => {
  it('is left to the check of the schema.', () => {
    expect(isBeaconSignature(QUICKNET, 1000.5, ROUND_1000)).toBe(false);
    expect(isBeaconSignature(QUICKNET, -1, ROUND_1000)).toBe(false);
    const game = { amount: 10.5, mines: 3, revealed: [], server_seed: 'a', client_seed: 'b', nonce: 1 };
    expect(minesPayout(game, { edge_bp: 100, max_payout: 1000 })).toBeUndefined();
    expect(minesPayout({ ...game, amount: 10 }, { edge_bp: 99.5, max_payout: 1000 })).toBeUndefined();
    expect(minesCells({ ...game, mines: 1e9 })).toBeUndefined();
    expect(unfairMultipliers({ edge_bp: 0.5, multipliers: {} })).toBeUndefined();
    expect(unfairMultipliers({ edge_bp: 100, multipliers: { 2.5: [] } })).toBe('2.5');
  });
});
