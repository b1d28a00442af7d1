import { createHash } from 'node:crypto';

import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, test } from 'vitest';

import {
  BEACON,
  beaconRandomness,
  beaconRoundAfter,
  beaconRoundTime,
  latestBeaconRound,
  signBeaconRound,
  verifyBeaconRound,
} from './beacon';
import { START } from '../results.fixture';

/** Values of round 1000 of drand's quicknet. */
const QUICKNET = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
};

test('a round of drand’s quicknet verifies, and no other round does', () => {
  expect(verifyBeaconRound(1000, QUICKNET.signature, QUICKNET.publicKey)).toBe(true);
  expect(verifyBeaconRound(1001, QUICKNET.signature, QUICKNET.publicKey)).toBe(false);
  expect(verifyBeaconRound(1000, QUICKNET.signature, BEACON.publicKey)).toBe(false);
  expect(beaconRandomness(QUICKNET.signature)).toBe(QUICKNET.randomness);
});

test('the stand-in’s rounds verify with its public key', () => {
  const signature = signBeaconRound(30_378_585);
  expect(verifyBeaconRound(30_378_585, signature, BEACON.publicKey)).toBe(true);
  expect(signBeaconRound(30_378_585)).toBe(signature);
  // The value is that of the contract's examples.
  expect(beaconRandomness(signature)).toBe('303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1');
  const other = new Uint8Array(32).fill(1);
  const publicKey = bls12_381.shortSignatures.getPublicKey(other).toHex();
  expect(verifyBeaconRound(7, signBeaconRound(7, other), publicKey)).toBe(true);
  expect(verifyBeaconRound(7, signBeaconRound(7, other), BEACON.publicKey)).toBe(false);
});

test('the chain hash is computed as by drand', () => {
  const header = Buffer.alloc(12);
  header.writeUInt32BE(BEACON.periodS, 0);
  header.writeBigInt64BE(BigInt(BEACON.genesisTime), 4);
  const hash = createHash('sha256').update(header).update(BEACON.publicKey, 'hex').update(BEACON.groupHash, 'hex').update(BEACON.name);
  expect(hash.digest('hex')).toBe(BEACON.chainHash);
});

describe('the schedule', () => {
  test('has a round every three seconds, the next one strictly in the future', () => {
    const next = beaconRoundAfter(START);
    expect(beaconRoundTime(next)).toBeGreaterThan(START);
    expect(beaconRoundTime(next - 1)).toBeLessThanOrEqual(START);
    expect(beaconRoundAfter(beaconRoundTime(next))).toBe(next + 1);
    expect(latestBeaconRound(beaconRoundTime(next))).toBe(next);
  });

  test('starts at the genesis', () => {
    expect(beaconRoundTime(1)).toBe(BEACON.genesisTime * 1000);
    expect([beaconRoundAfter(0), latestBeaconRound(0), latestBeaconRound(beaconRoundTime(1))]).toEqual([1, 0, 1]);
  });
});
