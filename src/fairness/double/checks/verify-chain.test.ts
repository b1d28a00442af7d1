// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';

import type { DoubleChain } from '@generated/api/model/double-chain';

import { checkVerdict, verdictOf, verdictReasons } from '../../core/fair-checks';
import { createTestRounds } from '../rounds.fixture';
import { BEACON, BEFORE_DRAWN, NEXT_DRAWN } from '../signing.fixture';
import { verifyChain } from './verify-chain';

const SEEN_AT = BEFORE_DRAWN;
let chain: DoubleChain;

beforeAll(async () => {
  ({ chain } = await createTestRounds(2));
});

const failedNames = async (changed: DoubleChain, beacon = BEACON) =>
  (await verifyChain(changed, beacon, SEEN_AT)).filter((check) => checkVerdict(check) === 'failed').map(({ name }) => name);

test('a public seed of the trusted beacon passes', async () => {
  expect(verdictOf(await verifyChain(chain, BEACON, SEEN_AT))).toBe('passed');
  expect(verdictOf(await verifyChain({ ...chain, ...NEXT_DRAWN }, BEACON, SEEN_AT))).toBe('passed');
});

test.each([null, BEFORE_DRAWN + 86_400_000])(
  'a chain that this browser first saw at %s, not before its beacon round, is orange',
  async (seenAt) => {
    const checks = await verifyChain(chain, BEACON, seenAt);
    expect(verdictOf(checks)).toBe('unchecked');
    expect(verdictReasons(checks)[0]).toContain('só a casa diz');
  },
);

test('a chain whose beacon round lies in the future is not checked', async () => {
  const checks = await verifyChain({ ...chain, beacon_signature: null, public_seed: null }, BEACON, SEEN_AT);
  expect(verdictOf(checks)).toBe('unchecked');
});

test.each<[string, Partial<DoubleChain>, string[]]>([
  ['a public seed that was chosen', { public_seed: 'b'.repeat(64) }, ['Semente pública do sorteio']],
  ['no public seed beside a signature', { public_seed: null }, ['Semente pública do sorteio']],
  ['the signature of another beacon round', { beacon_round: 30_378_586 }, ['Assinatura do sorteio público']],
  [
    'the signature and seed of another round',
    { beacon_signature: NEXT_DRAWN.beacon_signature, public_seed: NEXT_DRAWN.public_seed },
    ['Assinatura do sorteio público'],
  ],
  [
    'a beacon round that was known when the chain was published',
    { published_at: '2026-11-20T18:00:00-03:00' },
    ['Sorteio público depois da publicação da sequência'],
  ],
  ['a signature that is no point', { beacon_signature: 'f'.repeat(96) }, ['Assinatura do sorteio público', 'Semente pública do sorteio']],
])('a chain with %s fails', async (_, change, names) => {
  expect(await failedNames({ ...chain, ...change })).toEqual(names);
});

test('a signature by another beacon fails', async () => {
  const quicknet =
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
  expect(await failedNames(chain, { ...BEACON, publicKey: quicknet })).toEqual(['Assinatura do sorteio público']);
});
