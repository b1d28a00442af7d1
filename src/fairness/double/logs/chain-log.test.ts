import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { DoubleChain } from '@generated/api/model/double-chain';
import type { DoubleConfig } from '@generated/api/model/double-config';

import { removeStored } from '@/shared/lib/safe-storage';

import type { TestRounds } from '../rounds.fixture';
import { createTestRounds, ROUND_MS } from '../rounds.fixture';
import { BEACON, DRAWN, NEXT_DRAWN, OTHER_KEY, RECEIPT_KEY, testConfig } from '../signing.fixture';
import { POSTS } from '../checks/findings';
import { chainStorage, createChainLog } from './chain-log';
import { changesAt, isAfterRestart } from './chain-record';

/** Chain that ends with round 10,000. */
let chain: DoubleChain;
let next: DoubleChain;
let rounds: TestRounds;

beforeAll(async () => {
  rounds = await createTestRounds(12);
  ({ chain } = rounds);
  next = {
    id: 'dch_2',
    first_round: 10_001,
    length: 500,
    terminal_hash: 'e'.repeat(64),
    ...NEXT_DRAWN,
    beacon_signature: null,
    public_seed: null,
  };
});
beforeEach(() => removeStored('local', 'double chains'));

/** Reads configurations one after another, each after a reload. */
function readAll(...reads: (readonly [config: DoubleConfig, round: number])[]) {
  for (const [config, round] of reads) createChainLog(chainStorage).record(config, BEACON, round);
  return createChainLog(chainStorage);
}
const found = (log: ReturnType<typeof createChainLog>, id: string, round = 1) => {
  const record = log.chainOf({ chain_id: id, round });
  return { names: record?.changes.map(({ name }) => name), isReplacement: record?.isReplacement };
};
const LAWFUL = { names: [], isReplacement: false };

test('a chain that is announced in time and takes over at the end of the one before is lawful', () => {
  const announced = testConfig(chain, { next_chain: next });
  const drawn = testConfig(chain, { next_chain: { ...next, ...NEXT_DRAWN } });
  const begun = testConfig({ ...next, ...NEXT_DRAWN });
  const log = readAll([testConfig(chain), 8000], [announced, 9200], [drawn, 9900], [begun, 10_001]);
  expect(found(log, 'dch_1')).toEqual(LAWFUL);
  expect(found(log, 'dch_2')).toEqual(LAWFUL);
  expect(log.chainOf({ chain_id: 'dch_2', round: 10_001 })?.chain.public_seed).toBe(NEXT_DRAWN.public_seed);
});

test('a chain that began while the browser was away is lawful', () => {
  const log = readAll([testConfig(chain), 8000], [testConfig({ ...next, ...NEXT_DRAWN }), 10_100]);
  expect(found(log, 'dch_2')).toEqual(LAWFUL);
});

test.each<[string, Partial<DoubleChain>, string]>([
  ['first round', { first_round: 2 }, 'Primeira rodada da sequência'],
  ['length', { length: 9000 }, 'Número de rodadas da sequência'],
  ['terminal hash', { terminal_hash: 'f'.repeat(64) }, 'Hash final da sequência, como foi anunciado'],
  ['publication', { published_at: '2026-11-20T13:00:00-03:00' }, 'Publicação da sequência'],
  ['beacon round', { beacon_round: DRAWN.beacon_round + 1 }, 'Sorteio público da sequência'],
  ['signature', { beacon_signature: NEXT_DRAWN.beacon_signature }, 'Assinatura do sorteio, como foi publicada'],
  ['public seed', { public_seed: NEXT_DRAWN.public_seed }, 'Semente pública da sequência, como foi publicada'],
  ['public seed, withdrawn', { public_seed: null }, 'Semente pública da sequência, como foi publicada'],
])('another %s of an announced chain is a contradiction that stays', (_, change, name) => {
  const log = readAll([testConfig(chain), 5], [testConfig({ ...chain, ...change }), 6], [testConfig(chain), 7]);
  expect(found(log, 'dch_1')).toEqual({ names: [name], isReplacement: false });
  expect(log.chainOf({ chain_id: 'dch_1', round: 5 })?.chain).toEqual(chain);
});

test('a contradiction does not affect the rounds before it', () => {
  const log = readAll([testConfig(chain), 5], [testConfig({ ...chain, length: 9000 }), 6], [testConfig({ ...chain, length: 8000 }), 9]);
  const record = log.chainOf({ chain_id: 'dch_1', round: 6 });
  expect([5, 6, 7].map((round) => record && changesAt(record, rounds.open(round)).length)).toEqual([0, 1, 1]);
});

test('the same moment in another time zone is no contradiction', () => {
  const log = readAll([testConfig(chain), 5], [testConfig({ ...chain, published_at: '2026-11-20T17:00:00Z' }), 6]);
  expect(found(log, 'dch_1')).toEqual(LAWFUL);
});

test('an announced next chain that is replaced before it starts is a contradiction', () => {
  const other = { ...next, ...NEXT_DRAWN, id: 'dch_3' };
  const early = readAll([testConfig(chain, { next_chain: next }), 9500], [testConfig(chain, { next_chain: other }), 9600]);
  expect(found(early, 'dch_3').names).toEqual(['Próxima sequência anunciada']);
  removeStored('local', 'double chains');
  const late = readAll([testConfig(chain, { next_chain: next }), 9500], [testConfig(other), 10_001]);
  expect(found(late, 'dch_3').names).toEqual(['Próxima sequência anunciada']);
});

test('after a restart with the same numbers, the chain in use must announce the next one', () => {
  const restarted = { ...chain, id: 'dch_9' };
  const log = readAll([testConfig(chain), 5], [testConfig(restarted), 9500], [testConfig({ ...next, ...NEXT_DRAWN }), 10_001]);
  expect(found(log, 'dch_2').names).toEqual(['Sequência anunciada antes do fim da anterior']);
});

test('a next chain that was never announced is a contradiction', () => {
  const log = readAll([testConfig(chain), 9500], [testConfig({ ...next, ...NEXT_DRAWN }), 10_001]);
  expect(found(log, 'dch_2').names).toEqual(['Sequência anunciada antes do fim da anterior']);
});

test('a next chain that starts before the end of the current one is a contradiction', () => {
  const log = readAll([testConfig(chain, { next_chain: { ...next, first_round: 9900 } }), 9500]);
  expect(found(log, 'dch_2').names).toContain('Primeira rodada da próxima sequência');
});

test('a chain that replaces an unfinished chain is a restart of the table', () => {
  const log = readAll([testConfig(chain), 500], [testConfig({ ...chain, id: 'dch_9', terminal_hash: 'f'.repeat(64) }), 500]);
  expect(found(log, 'dch_9')).toEqual({ names: [], isReplacement: true });
  expect(found(log, 'dch_1')).toEqual(LAWFUL);
});

/** Creates a log that saw round 5 of the chain, which was then replaced. */
function replaceAfterRound5(change: Partial<DoubleChain> = {}) {
  createChainLog(chainStorage).record(testConfig(chain), BEACON, 5);
  createChainLog(chainStorage).noteRound(rounds.open(5));
  const log = readAll([testConfig({ ...chain, id: 'dch_9', terminal_hash: 'f'.repeat(64), ...change }), 5]);
  /** Returns the verdict on the announcements at a round, some ms after the time that the old numbers give. */
  return (round: number, delayMs = 0) => {
    const stated = rounds.open(round);
    const betting_ends_at = new Date(Date.parse(stated.betting_ends_at) + delayMs).toISOString();
    const record = log.chainOf({ chain_id: 'dch_9', round });
    const at = { round, chain_id: 'dch_9', betting_ends_at };
    return record && { changes: changesAt(record, at).map(({ name }) => name), isRestarted: isAfterRestart(record, at) };
  };
}

const TAKEN_OVER = { changes: ['Sequência trocada sem anúncio'], isRestarted: false };
const RESTARTED = { changes: [], isRestarted: true };

test('a chain that is replaced while the round numbers go on fails', () => {
  const verdictAt = replaceAfterRound5();
  expect([6, 7, 12].map((round) => verdictAt(round))).toEqual([TAKEN_OVER, TAKEN_OVER, TAKEN_OVER]);
  expect(verdictAt(7, 2000)).toEqual(TAKEN_OVER);
});

test('a chain that is replaced while the round numbers go on fails, also after many next chains were announced', () => {
  createChainLog(chainStorage).record(testConfig(chain), BEACON, 5);
  createChainLog(chainStorage).noteRound(rounds.open(5));
  const announced = Array.from({ length: 20 }, (_, index) => testConfig(chain, { next_chain: { ...next, id: `dch_n${index}` } }));
  const replaced = testConfig({ ...chain, id: 'dch_9', first_round: 6, length: 1000 });
  const log = readAll(...announced.map((config) => [config, 5] as const), [replaced, 6]);
  expect(chainStorage.read()).toHaveProperty('chains.length', 8);
  const record = log.chainOf({ chain_id: 'dch_9', round: 7 });
  expect(record && changesAt(record, rounds.open(7)).map(({ name }) => name)).toEqual(TAKEN_OVER.changes);
});

test('a next chain keeps the time at which it was first seen, also after many played chains', () => {
  for (let index = 0; index < 20; index += 1)
    createChainLog(chainStorage).record(
      testConfig({ ...chain, id: `dch_p${index}`, first_round: index + 1, length: 1 }),
      BEACON,
      index + 1,
    );
  const announced = testConfig({ ...chain, id: 'dch_p19', first_round: 20, length: 1 }, { next_chain: { ...next, first_round: 21 } });
  for (const seenAt of [1, 2]) createChainLog(chainStorage).record(announced, BEACON, 20, seenAt);
  expect(createChainLog(chainStorage).chainOf({ chain_id: 'dch_2', round: 21 })?.seenAt).toBe(1);
});

test('a chain that begins after the last round that was seen fails, also after a pause of the table', () => {
  expect(replaceAfterRound5({ first_round: 6 })(7, 3_600_000)).toEqual(TAKEN_OVER);
});

test('a table that numbers its rounds anew was restarted', () => {
  const verdictAt = replaceAfterRound5();
  expect(verdictAt(1, 5 * ROUND_MS)).toEqual(RESTARTED);
  // Round 12 comes hours later, when the new numbers pass the old ones.
  expect(verdictAt(12, 5 * ROUND_MS)).toEqual(RESTARTED);
});

test('the change of a chain that is seen only after the loss of all stored data is no contradiction', () => {
  const log = readAll([testConfig({ ...chain, id: 'dch_9' }), 6]);
  const record = log.chainOf({ chain_id: 'dch_9', round: 6 });
  expect(record && changesAt(record, rounds.open(6))).toEqual([]);
  expect(record && isAfterRestart(record, rounds.open(6))).toBe(false);
});

test('another beacon than the trusted one is a contradiction', () => {
  const { beacon } = testConfig(chain);
  const log = readAll([testConfig(chain, { beacon: { ...beacon, public_key: 'a'.repeat(192), chain_hash: 'b'.repeat(64) } }), 5]);
  expect(found(log, 'dch_1').names).toEqual(['Sorteio público de confiança', 'Chave do sorteio público']);
});

test('a round that names an unknown chain belongs to the one that covers its number, once the configuration is read again', () => {
  const log = readAll([testConfig(chain), 5]);
  expect(log.chainOf({ chain_id: 'unknown', round: 7 })).toBeUndefined();
  log.record(testConfig(chain), BEACON, 7);
  expect(log.chainOf({ chain_id: 'unknown', round: 7 })?.chain.id).toBe('dch_1');
  expect(log.chainOf({ chain_id: 'unknown', round: 10_001 })).toBeUndefined();
});

test('changed, added and removed receipt keys are listed', () => {
  const added = { ...OTHER_KEY, id: 'rcp_2' };
  const log = readAll(
    [testConfig(chain), 5],
    [testConfig(chain, { receipt_keys: [OTHER_KEY] }), 6],
    [testConfig(chain, { receipt_keys: [added] }), 7],
  );
  expect(log.keyChanges().map(({ name, expected, actual }) => [name, expected, actual])).toEqual([
    ['Chave dos recibos rcp_1', RECEIPT_KEY.public_key, OTHER_KEY.public_key],
    ['Chave dos recibos rcp_1', OTHER_KEY.public_key, 'nada'],
    ['Chave dos recibos rcp_2', 'nada', added.public_key],
  ]);
  expect(log.keys()).toEqual([RECEIPT_KEY, added]);
});

test('another key under a published id is a contradiction, and the first one stays valid, also after a reload (G12)', () => {
  const log = readAll([testConfig(chain), 5], [testConfig(chain, { receipt_keys: [OTHER_KEY] }), 6]);
  expect(log.findKeyConflicts()).toEqual([{ first: RECEIPT_KEY, later: OTHER_KEY }]);
  expect(log.keys()).toEqual([RECEIPT_KEY]);
});

test('a new key under an id of its own is no contradiction', () => {
  const added = { ...OTHER_KEY, id: 'rcp_2' };
  const log = readAll([testConfig(chain), 5], [testConfig(chain, { receipt_keys: [RECEIPT_KEY, added] }), 6]);
  expect([log.findKeyConflicts(), log.keys()]).toEqual([[], [RECEIPT_KEY, added]]);
});

test('keys that an earlier version stored count as the first ones', () => {
  localStorage.setItem('double chains', JSON.stringify({ chains: [], keys: [RECEIPT_KEY], keyChanges: [] }));
  const log = readAll([testConfig(chain, { receipt_keys: [OTHER_KEY] }), 6]);
  expect(log.keys()).toEqual([RECEIPT_KEY]);
});

test('the configuration is stale until it is read in the round or later', () => {
  const log = createChainLog();
  log.record(testConfig(chain), BEACON, 7);
  expect([7, 8].map(log.isStale)).toEqual([false, true]);
});

test.each(['', '{', 'null', '[]', '{"chains":5}'])('a stored value of %j is ignored', (text) => {
  localStorage.setItem('double chains', text);
  expect(createChainLog(chainStorage).keys()).toBeNull();
});

test('other keys do not push out the first key of an id, and further keys stay valid', () => {
  const many = (reading: number) => Array.from({ length: 19 }, (_, index) => ({ ...RECEIPT_KEY, id: `rcp_${reading}_${index}` }));
  const log = readAll(
    [testConfig(chain), 5],
    ...[6, 7, 8, 9].map((round) => [testConfig(chain, { receipt_keys: many(round) }), round] as const),
  );
  expect(log.keys()).toEqual(expect.arrayContaining([RECEIPT_KEY, ...many(9)]));
  log.record(testConfig(chain, { receipt_keys: [OTHER_KEY] }), BEACON, 10);
  expect(log.findKeyConflicts()).toHaveLength(1);
});

test('an address of the terminal hash that is replaced stays listed, and is a contradiction', () => {
  const posted = (address: string) => testConfig({ ...chain, terminal_hash_posts: [address] });
  const log = readAll([testConfig(chain), 5], [posted('https://archive.invalid/first'), 6], [posted('https://archive.invalid/later'), 7]);
  const { names } = found(log, 'dch_1');
  expect(names).toEqual([POSTS]);
  expect(log.chainOf({ chain_id: 'dch_1', round: 7 })?.chain.terminal_hash_posts).toEqual([
    'https://archive.invalid/first',
    'https://archive.invalid/later',
  ]);
});

test('addresses of the terminal hash do not fill the storage: the first 20 stay', () => {
  const addresses = (reading: number) => Array.from({ length: 10 }, (_, post) => `https://archive.invalid/${reading}/${post}`);
  const readings = [0, 1, 2, 3].map((reading) => [testConfig({ ...chain, terminal_hash_posts: addresses(reading) }), reading + 5] as const);
  expect(readAll(...readings).chainOf({ chain_id: 'dch_1', round: 9 })?.chain.terminal_hash_posts).toEqual([
    ...addresses(0),
    ...addresses(1),
  ]);
});
