// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';

import { QUICKNET } from './quicknet';
import {
  beaconRandomness,
  beaconRoundTime,
  decodeBase64url,
  encodeBase64url,
  setCurveVerifier,
  verifyBeaconRound,
  verifyEd25519,
  verifyHere,
} from './signatures';

/** Signature of drand's round 1000. */
const SIGNATURE_1000 = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const RANDOMNESS_1000 = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Key of RFC 8032, section 7.1, test 2: the message is the byte 0x72, 'r'. */
const RFC_KEY = encodeBase64url(bytes('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c'));
const RFC_SIGNATURE = encodeBase64url(
  bytes('92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00'),
);

test('a signature of RFC 8032 is valid for its message and key only', async () => {
  expect(await verifyEd25519(RFC_KEY, 'r', RFC_SIGNATURE)).toBe(true);
  expect(await verifyEd25519(RFC_KEY, 's', RFC_SIGNATURE)).toBe(false);
  expect(await verifyEd25519(encodeBase64url(new Uint8Array(32)), 'r', RFC_SIGNATURE)).toBe(false);
});

test.each(['', 'A', '*'.repeat(86), 'A'.repeat(86), `${RFC_SIGNATURE}=`])('the malformed signature "%s" is invalid', async (signature) => {
  expect(await verifyEd25519(RFC_KEY, 'r', signature)).toBe(false);
});

test('a round of drand is valid for its number, signature and key only', async () => {
  expect(await verifyBeaconRound(QUICKNET, 1000, SIGNATURE_1000)).toBe(true);
  expect(await verifyBeaconRound(QUICKNET, 1001, SIGNATURE_1000)).toBe(false);
  expect(await verifyBeaconRound(QUICKNET, 1000, SIGNATURE_1000.replace('39', '38'))).toBe(false);
  expect(await verifyBeaconRound({ publicKey: QUICKNET.publicKey.replace('5a', '5b') }, 1000, SIGNATURE_1000)).toBe(false);
});

test.each([
  [1000, ''],
  [1000, 'xy'],
  [0, SIGNATURE_1000],
  [1.5, SIGNATURE_1000],
])('round %d with the signature "%s" is invalid', async (round, signature) => {
  expect(await verifyBeaconRound(QUICKNET, round, signature)).toBe(false);
});

test('the randomness of a round is that of drand', async () => {
  expect(await beaconRandomness(SIGNATURE_1000)).toBe(RANDOMNESS_1000);
  expect(await beaconRandomness('no hex')).toBeUndefined();
});

test('a round becomes public at its place after the first one', () => {
  expect(beaconRoundTime(QUICKNET, 1)).toBe(1_692_803_367_000);
  expect(beaconRoundTime(QUICKNET, 1000)).toBe(1_692_806_364_000);
});

test('base64url is decoded strictly', () => {
  expect(encodeBase64url(Uint8Array.of(251, 255, 254))).toBe('-__-');
  expect(decodeBase64url('-__-')).toEqual(Uint8Array.of(251, 255, 254));
  expect(decodeBase64url('')).toEqual(new Uint8Array(0));
  for (const text of ['A', '+/+/', 'AA==', 'AB', 'á']) expect(decodeBase64url(text)).toBeUndefined();
});

test('a round of the beacon is verified once, because it takes a slow phone a second, and again after a failure of the worker', async () => {
  const verify = vi.fn(verifyHere).mockRejectedValueOnce(new Error('not loaded'));
  setCurveVerifier(verify);
  onTestFinished(() => setCurveVerifier(verifyHere));
  await expect(verifyBeaconRound(QUICKNET, 1_000_001, SIGNATURE_1000)).rejects.toThrow('not loaded');
  for (let time = 0; time < 3; time += 1) expect(await verifyBeaconRound(QUICKNET, 1_000_001, SIGNATURE_1000)).toBe(false);
  expect(verify).toHaveBeenCalledTimes(2);
});
