// @vitest-environment node
import { expect, test } from 'vitest';

import type { RoundEvidence } from '../core/evidence';
import { verdictOf } from '../core/fair-checks';
import { HONEST_MINES } from './evidence.fixture';
import { verifyTerminalHash } from './verify-terminal-hash';

/** Returns a readable text in place of a hash. */
const sha256 = (text: string) => `h(${text})`;

/** The seed of round 103 of a chain that begins in round 101; its hash is the seed of round 102. */
const SEED_103 = 'a'.repeat(64);
const TERMINAL = sha256(sha256(sha256(SEED_103)));

const evidence = (round: number, seed: string | null, chain: object | null = { first_round: 101, length: 10, terminal_hash: TERMINAL }) =>
  ({ game: 'double', round: { round, server_seed: seed }, chain }) as RoundEvidence;

test('a round leads back to the terminal hash of its chain', () => {
  expect(verdictOf(verifyTerminalHash(evidence(103, SEED_103), sha256))).toBe('passed');
  expect(verdictOf(verifyTerminalHash(evidence(101, sha256(sha256(SEED_103))), sha256))).toBe('passed');
});

test('another seed, another number and a number outside of the chain fail', () => {
  expect(verdictOf(verifyTerminalHash(evidence(103, 'b'.repeat(64)), sha256))).toBe('failed');
  expect(verdictOf(verifyTerminalHash(evidence(104, SEED_103), sha256))).toBe('failed');
  expect(verdictOf(verifyTerminalHash(evidence(100, SEED_103), sha256))).toBe('failed');
  expect(verdictOf(verifyTerminalHash(evidence(111, SEED_103), sha256))).toBe('failed');
});

test('a round without its chain or seed is unchecked', () => {
  expect(verdictOf(verifyTerminalHash(evidence(103, SEED_103, null), sha256))).toBe('unchecked');
  expect(verdictOf(verifyTerminalHash(evidence(103, null), sha256))).toBe('unchecked');
});

test('a game of mines has no chain', () => {
  expect(verifyTerminalHash(HONEST_MINES, sha256)).toEqual([]);
});
