import type { components } from '@generated/schema';
import { ed25519 } from '@noble/curves/ed25519.js';

import { fromHex, toBase64Url, utf8 } from '../bytes';
import { createLruCache } from '../lru-cache';

type Schemas = components['schemas'];

/** Key for tests, which is public and protects nothing. */
const TEST_SECRET_KEY = fromHex('5213b683b2ee1f6bcd3e9a739e3854299ecea5b9cc238dd074150f525572a230');

/** Public key with which the site verifies the receipts of bets. */
export const RECEIPT_KEY: Schemas['ReceiptKey'] = {
  id: 'rcp_2026',
  algorithm: 'Ed25519',
  public_key: 'y_9hpv0oHndpnH1o3IkYjEqXjW7utS7PKJB2eVA20Bs',
};

/** Facts about a bet that its receipt signs. */
export interface ReceiptFacts {
  playerId: string;
  betId: string;
  roundId: string;
  round: number;
  color: Schemas['DoubleColor'];
  /** Stake in cents. */
  amount: number;
  state: 'open' | 'cancelled';
  /** Time of the bet, as in the response. */
  issuedAt: string;
}

/** Cache for two pages of bets: a signature takes about 5 ms. */
const cachedSignature = createLruCache<string>(200);

/** Signs a bet (`DoubleBetReceipt` in openapi/tags/double.yaml). Ed25519 is deterministic: the same facts give the same receipt. */
export function signBetReceipt(facts: ReceiptFacts): Schemas['DoubleBetReceipt'] {
  const text = receiptText(facts);
  const signature = cachedSignature(text, () => toBase64Url(ed25519.sign(utf8(text), TEST_SECRET_KEY)));
  return { key_id: RECEIPT_KEY.id, player_id: facts.playerId, issued_at: facts.issuedAt, signature };
}

/** Returns the signed text. */
function receiptText({ playerId, betId, roundId, round, color, amount, state, issuedAt }: ReceiptFacts): string {
  return ['double-bet-receipt:1', playerId, betId, roundId, round, color, amount, state, issuedAt].join('\n');
}
