import { createPublicKey, verify } from 'node:crypto';

import { expect, test } from 'vitest';

import type { ReceiptFacts } from './double-receipts';
import { RECEIPT_KEY, signBetReceipt } from './double-receipts';

const FACTS: ReceiptFacts = {
  playerId: 'usr_1',
  betId: 'bet_91',
  roundId: 'dbl_8',
  round: 8,
  color: 'black',
  amount: 1000,
  state: 'open',
  issuedAt: '2026-11-21T14:05:04-03:00',
};
const TEXT = 'double-bet-receipt:1\nusr_1\nbet_91\ndbl_8\n8\nblack\n1000\nopen\n2026-11-21T14:05:04-03:00';
const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: RECEIPT_KEY.public_key } });
const isSigned = (text: string, signature: string) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));

test('a receipt signs the lines of the contract and verifies with the published key', () => {
  const { signature, ...receipt } = signBetReceipt(FACTS);
  expect(receipt).toEqual({ key_id: RECEIPT_KEY.id, player_id: 'usr_1', issued_at: FACTS.issuedAt });
  expect(isSigned(TEXT, signature)).toBe(true);
  expect(isSigned(TEXT.replace('1000', '1001'), signature)).toBe(false);
});

test.each<Partial<ReceiptFacts>>([{ playerId: 'usr_2' }, { round: 9 }, { color: 'red' }, { amount: 999 }, { state: 'cancelled' }])(
  'another fact gives another signature: %j',
  (change) => {
    const { signature } = signBetReceipt({ ...FACTS, ...change });
    expect(signature).not.toBe(signBetReceipt(FACTS).signature);
    expect(isSigned(TEXT, signature)).toBe(false);
  },
);
