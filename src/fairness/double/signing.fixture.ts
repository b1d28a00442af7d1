import { ed25519 } from '@noble/curves/ed25519.js';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleChain } from '@generated/api/model/double-chain';
import type { DoubleConfig } from '@generated/api/model/double-config';

import type { Known } from '@/shared/lib/known';

import type { Beacon } from '../core/signatures';
import { encodeBase64url } from '../core/signatures';
import { receiptMessage } from './checks/verify-bets';

/** Id of the player whose bets `signBet` signs by default. */
export const PLAYER = 'usr_1';
export const CHAIN_ID = 'dch_1';

/** Beacon of the stand-in. Its signatures below are true. */
export const BEACON: Beacon = {
  chainHash: '9f20586d87df46f4156be43d31a5f0ff3f276350c45f037b5476090b9ad6f74a',
  publicKey:
    'b42e00f374123e1d7b34b9b75837d9f18e9132915de9256cea21564e8948c9466ea0bf44d849de8bc6069651cd046cca01dcb5dcd53856eea3fa4c20798bca3745eeaf929300121e84f571e0712f44be5fcb08e2dc2232163647cd20c0d939f0',
  genesisTime: 1_704_067_200,
  periodS: 3,
};
/** Public seed of the chain `CHAIN_ID`, which follows from the signature in `DRAWN`. */
export const PUBLIC_SEED = '303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1';
/** Fields of the chain `CHAIN_ID`: publication, beacon round, the beacon's true signature, and public seed. */
export const DRAWN = {
  published_at: '2026-11-20T14:00:00-03:00',
  beacon_round: 30_378_585,
  beacon_signature: 'b6e91664d51bb7eca5ef155bd9cc03258c6727a6ce9f740ccb34ab5e2eb6c699f909f3189ddd90273aa97389c8a5977d',
  public_seed: PUBLIC_SEED,
} as const satisfies Partial<DoubleChain>;
/** Time in epoch ms between the publication and the beacon round. */
export const BEFORE_DRAWN = Date.parse(DRAWN.published_at) + 60_000;
/** Fields of another chain, with the same names as in `DRAWN` and as true. */
export const NEXT_DRAWN = {
  published_at: '2026-11-21T10:00:00-03:00',
  beacon_round: 30_404_505,
  beacon_signature: '8eceb3efc4479e8852a30eca426e50d7b595cc22df93f239c8471dca716d9fe8df7a809617715962329935b09563ded5',
  public_seed: '3ec403ac65ee57ca0d7df3e88b475931c2e0a6355a3bcc91ccc7761791048481',
} as const satisfies Partial<DoubleChain>;

const SECRET_KEY = new Uint8Array(32).fill(7);
/** Key that `signBet` uses, as the operator publishes it. */
export const RECEIPT_KEY = {
  id: 'rcp_1',
  algorithm: 'Ed25519',
  public_key: encodeBase64url(ed25519.getPublicKey(SECRET_KEY)),
} as const;
/** Another key under the id of `RECEIPT_KEY`. */
export const OTHER_KEY = {
  ...RECEIPT_KEY,
  public_key: encodeBase64url(ed25519.getPublicKey(new Uint8Array(32).fill(8))),
} as const;

/** Returns a configuration of the table with a chain, `RECEIPT_KEY`, and no next chain. */
export function testConfig(chain: DoubleChain, changes: Partial<DoubleConfig> = {}): DoubleConfig {
  return {
    beacon: {
      name: 'test',
      chain_hash: BEACON.chainHash,
      public_key: BEACON.publicKey,
      scheme: 'bls-unchained-g1-rfc9380',
      genesis_time: BEACON.genesisTime,
      period_s: BEACON.periodS,
    },
    receipt_keys: [RECEIPT_KEY],
    chain,
    next_chain: null,
    ...changes,
  };
}

/** Adds time and receipt, signed by `RECEIPT_KEY`, to a bet. The time is always that of round 1. @param round number of its round */
export function signBet(bet: Omit<Known<DoubleBet>, 'placed_at' | 'receipt'>, round: number, player = PLAYER): Known<DoubleBet> {
  const issued_at = '2026-11-21T14:00:01-03:00';
  const unsigned = { ...bet, placed_at: issued_at, receipt: { key_id: RECEIPT_KEY.id, player_id: player, issued_at, signature: '' } };
  const message = new TextEncoder().encode(receiptMessage(unsigned, { round }));
  return { ...unsigned, receipt: { ...unsigned.receipt, signature: encodeBase64url(ed25519.sign(message, SECRET_KEY)) } };
}
