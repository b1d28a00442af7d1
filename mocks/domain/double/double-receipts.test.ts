import { createPublicKey, verify } from 'node:crypto';

import { expect, test } from 'vitest';

import { RECEIPT_KEY, signBetReceipt } from './double-receipts';

const PLACED_AT = '2026-11-21T14:05:04-03:00';
const BET = { id: 'bet_91', round_id: 'dbl_8', color: 'black', amount: 1000, status: 'open', placed_at: PLACED_AT } as const;
const TEXT = 'double-bet-receipt:1\nusr_1\nbet_91\ndbl_8\n8\nblack\n1000\nopen\n2026-11-21T14:05:04-03:00';
const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: RECEIPT_KEY.public_key } });
const isSigned = (text: string, signature: string) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));

test('a receipt signs the lines of the contract and verifies with the published key', () => {
  const { signature, ...receipt } = signBetReceipt(BET, 'usr_1', PLACED_AT);
  expect(receipt).toEqual({ key_id: RECEIPT_KEY.id, player_id: 'usr_1', issued_at: PLACED_AT });
  expect(isSigned(TEXT, signature)).toBe(true);
  expect(isSigned(TEXT.replace('1000', '1001'), signature)).toBe(false);
});

test.each<[player: string, change: object, issuedAt: string]>([
  ['usr_2', {}, PLACED_AT],
  ['usr_1', { id: 'bet_92' }, PLACED_AT],
  ['usr_1', { round_id: 'dbl_9' }, PLACED_AT],
  ['usr_1', { color: 'red' }, PLACED_AT],
  ['usr_1', { amount: 999 }, PLACED_AT],
  ['usr_1', { status: 'cancelled' }, PLACED_AT],
  ['usr_1', {}, '2026-11-21T14:05:05-03:00'],
])('another fact gives another signature: %s %j %s', (player, change, issuedAt) => {
  const { signature } = signBetReceipt({ ...BET, ...change }, player, issuedAt);
  expect(signature).not.toBe(signBetReceipt(BET, 'usr_1', PLACED_AT).signature);
  expect(isSigned(TEXT, signature)).toBe(false);
});
