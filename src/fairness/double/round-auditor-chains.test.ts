import { beforeAll, beforeEach, expect, test } from 'vitest';

import { verdictOf } from '../core/fair-checks';
import type { TestRounds } from './rounds.fixture';
import { createTestRounds } from './rounds.fixture';
import { BEACON, testConfig } from './signing.fixture';
import { createAuditedSite } from './audited-site.fixture';
import { verifyDoubleEvidence } from './evidence';

let rounds: TestRounds;

beforeAll(async () => {
  rounds = await createTestRounds(8);
});
beforeEach(() => localStorage.clear());

const OTHER_CHAIN = { id: 'dch_9', terminal_hash: 'f'.repeat(64) };

test('a chain that is replaced between two rounds is red, and its evidence is red elsewhere', async () => {
  const { site, auditor } = createAuditedSite(rounds);
  site.chains.noteRound(rounds.over(6));
  site.chains.record(testConfig({ ...rounds.chain, ...OTHER_CHAIN }), BEACON, 7);
  site.commitments.record({ ...rounds.open(7), chain_id: 'dch_9' });
  await site.audit({ ...rounds.over(7), chain_id: 'dch_9' });
  expect(site.records).toMatchObject([{ verdict: 'failed', reasons: ['Sequência trocada sem anúncio'] }]);
  const evidence = auditor.results()[0]?.evidence;
  expect(evidence && verdictOf((await verifyDoubleEvidence(evidence, BEACON)).checks)).toBe('failed');
});

test('a table that is restarted with other numbers is orange, never green', async () => {
  const { site } = createAuditedSite(rounds);
  site.chains.noteRound(rounds.over(6));
  site.chains.record(testConfig({ ...rounds.chain, ...OTHER_CHAIN }), BEACON, 2);
  const restarted = { chain_id: 'dch_9', betting_ends_at: '2026-11-21T20:00:00-03:00' };
  site.commitments.record({ ...rounds.open(2), ...restarted });
  site.commitments.record({ ...rounds.over(1), ...restarted });
  await site.audit({ ...rounds.over(2), ...restarted });
  expect(site.records).toMatchObject([{ verdict: 'unchecked' }]);
  expect(site.last()?.reasons).toContain('A mesa recomeçou a numeração. O que foi anunciado antes não vale para esta rodada.');
});

test('a round of a restarted table is not red before the page has read the new chain', async () => {
  const { site } = createAuditedSite(rounds);
  const restarted = { chain_id: 'dch_9', betting_ends_at: '2026-11-21T20:00:00-03:00' };
  await site.audit({ ...rounds.over(2), ...restarted });
  expect(site.last()?.verdict).toBe('unchecked');
  site.chains.record(testConfig({ ...rounds.chain, ...OTHER_CHAIN }), BEACON, 3);
  await site.audit({ ...rounds.over(2), ...restarted });
  expect(site.records.map(({ verdict }) => verdict)).not.toContain('failed');
});

test('a round of a chain that the configuration never lists is red', async () => {
  const { site } = createAuditedSite(rounds);
  const unlisted = { ...rounds.over(6), chain_id: 'dch_9' };
  await site.audit(unlisted);
  site.chains.record(testConfig(rounds.chain), BEACON, 6);
  await site.audit(unlisted);
  expect(site.last()?.verdict).toBe('failed');
});

test('a round after the posts of the terminal hash were replaced is orange', async () => {
  const { site } = createAuditedSite(rounds);
  for (const address of ['https://archive.invalid/first', 'https://archive.invalid/later'])
    site.chains.record(testConfig({ ...rounds.chain, terminal_hash_posts: [address] }), BEACON, 6);
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ verdict: 'unchecked', reasons: [expect.stringContaining('https://archive.invalid/first')] });
});
