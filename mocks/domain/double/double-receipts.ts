import type { components } from '@generated/schema';
import { ed25519 } from '@noble/curves/ed25519.js';

import { fromHex, toBase64Url, utf8 } from '../bytes';
import { createLruCache } from '../lru-cache';
import { parseRoundId } from './double';

type Schemas = components['schemas'];

/** Key for tests, which is public and protects nothing. */
const TEST_SECRET_KEY = fromHex('5213b683b2ee1f6bcd3e9a739e3854299ecea5b9cc238dd074150f525572a230');

/** Public key with which the site verifies the receipts of bets. */
export const RECEIPT_KEY: Schemas['ReceiptKey'] = {
  id: 'rcp_2026',
  algorithm: 'Ed25519',
  public_key: 'y_9hpv0oHndpnH1o3IkYjEqXjW7utS7PKJB2eVA20Bs',
};

/** Bet as a response states it, before it has a receipt. The payout is not signed. */
type StatedBet = Omit<Schemas['DoubleBet'], 'payout' | 'receipt'>;

/** Cache for two pages of bets: a signature takes about 5 ms. */
const cachedSignature = createLruCache<string>(200);

/**
 * Signs a bet (`DoubleBetReceipt` in openapi/tags/double.yaml) as open or cancelled: a settled bet keeps the receipt of the open one.
 * Ed25519 is deterministic, so that the same bet gives the same receipt.
 *
 * @param issuedAt time of the bet or of its cancellation, as in responses
 */
export function signBetReceipt(bet: StatedBet, playerId: string, issuedAt: string): Schemas['DoubleBetReceipt'] {
  const { id, round_id, color, amount, status } = bet;
  const state = status === 'cancelled' ? 'cancelled' : 'open';
  const lines = ['double-bet-receipt:1', playerId, id, round_id, parseRoundId(round_id), color, amount, state, issuedAt];
  const text = lines.join('\n');
  const signature = cachedSignature(text, () => toBase64Url(ed25519.sign(utf8(text), TEST_SECRET_KEY)));
  return { key_id: RECEIPT_KEY.id, player_id: playerId, issued_at: issuedAt, signature };
}
